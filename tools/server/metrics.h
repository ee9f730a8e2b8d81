/* metrics.h - /health and /metrics

   For monitoring: whether the server is up, and its counters in Prometheus's text format. */

#ifndef BITNET_SERVER_METRICS_H
#define BITNET_SERVER_METRICS_H

#include "answers.h"
#include "kept_files.h"

static void answer_health(server *s, connection *c) {
    text body = {NULL, 0, 0};
    if (s->stopping) {
        answer_error(s, c, 503, NULL, NULL, "the server is shutting down");
        return;
    }
    add_format(&body, "{'status':'ok'}");
    answer_json(s, c, 200, &body);
}

static void add_metric(text *t, const char *name, const char *type, const char *help,
                       double value) {
    add_format(t, "# HELP bitnet_%r %r\n# TYPE bitnet_%r %r\nbitnet_%r %f\n", name, help, name,
               type, name, value);
}

static int count_on_gpu(const server *s) {
    size_t i;
    int count = 0;
    for (i = 0; i < s->choice_count; i++)
        if (s->choices[i]->session) count += bitnet_gpu_is_attached(s->choices[i]->session);
    return count;
}

/* Answers in Prometheus's text format, version 0.0.4. */
static void answer_metrics(server *s, connection *c) {
    const counters *n = &s->counters;
    text t = {NULL, 0, 0};
    int64_t sum = 0;
    int i;
    add_format(&t, "# HELP bitnet_requests_total Answers by status.\n# TYPE bitnet_requests_total "
                   "counter\n");
    for (i = 0; i < STATUSES; i++)
        if (n->answers[i])
            add_format(&t, "bitnet_requests_total{code='%i'} %i\n", (int64_t)statuses[i].status,
                       n->answers[i]);
    add_metric(&t, "prompt_tokens_total", "counter", "Tokens of prompts.",
               (double)n->prompt_tokens);
    add_metric(&t, "prompt_tokens_shared_total", "counter",
               "Prompt tokens that another session has computed.", (double)n->shared_tokens);
    add_metric(&t, "tokens_total", "counter", "Tokens generated.", (double)n->tokens);
    add_metric(&t, "drafted_total", "counter", "Tokens drafted in finished texts.",
               (double)n->drafted);
    add_metric(&t, "accepted_total", "counter", "Drafted tokens that were accepted.",
               (double)n->accepted);
    add_metric(&t, "cancelled_total", "counter", "Texts that failed or whose client disconnected.",
               (double)n->cancelled);
    add_metric(&t, "busy_seconds_total", "counter", "Time spent computing.",
               (double)n->busy * 1e-6);
    add_metric(&t, "preparing", "gauge", "Requests in preparation or waiting for it.",
               (double)s->task_count);
    add_metric(&t, "running", "gauge", "Texts being generated.", (double)s->running);
    add_metric(&t, "running_on_gpu", "gauge", "Texts being generated on a GPU.",
               (double)count_on_gpu(s));
    add_metric(&t, "waiting", "gauge", "Texts that wait.", (double)(s->choice_count - s->running));
    add_metric(&t, "connections", "gauge", "Open connections.", (double)s->connection_count);
    add_metric(&t, "restored_tokens_total", "counter", "Tokens of sessions loaded from files.",
               (double)n->restored_tokens);
    add_metric(&t, "kept_bytes", "gauge", "Bytes of sessions kept for later prompts.",
               (double)cached_bytes(s));
    add_metric(&t, "kept_file_bytes", "gauge", "Bytes of files in --keep-dir.",
               (double)bytes_of_files(s));
    add_metric(&t, "kept_tokens", "gauge", "Tokens of sessions kept for later prompts.",
               (double)cached_tokens(s));
    add_format(&t, "# HELP bitnet_first_token_seconds Time from request to first token.\n# TYPE "
                   "bitnet_first_token_seconds histogram\n");
    for (i = 0; i < TIME_CLASSES; i++)
        add_format(&t, "bitnet_first_token_seconds_bucket{le='%f'} %i\n", time_bounds[i],
                   sum += n->times[i]);
    sum += n->times[TIME_CLASSES];
    add_format(&t, "bitnet_first_token_seconds_bucket{le='+Inf'} %i\n", sum);
    add_format(&t, "bitnet_first_token_seconds_sum %f\nbitnet_first_token_seconds_count %i\n",
               (double)n->first_microseconds * 1e-6, sum);
    answer(s, c, 200, "text/plain; version=0.0.4", &t);
}

#endif
