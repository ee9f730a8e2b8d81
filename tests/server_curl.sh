#!/bin/sh
# server_curl.sh - tests the server with curl
#
#     sh tests/server_curl.sh ADDRESS STORY [FORM=ADDRESS]...
#
# The servers are those of tests/server_openai.mjs. Needs curl.

address=$1 story=$2
shift 2
passed=0 failed=0
json="Content-Type: application/json" key="Authorization: Bearer secret-7"

# check WHAT WORDS: the last answer must have the words
check() {
    case $said in
    *"$2"*) passed=$((passed + 1)) ;;
    *) failed=$((failed + 1)) && printf 'FAILED curl: %s: %s\n' "$1" "$said" ;;
    esac
}

# ask PATH CURL'S OPTIONS...: stores the answer, including errors
ask() {
    path=$1
    shift
    said=$(curl -sS -m 60 -H "$key" "$@" "$address$path" 2>&1)
}

# of NAME: the texts with this name in the last answer, concatenated
of() { printf '%s' "$said" | grep -o "\"$1\":\"[^\"]*\"" | sed "s/^\"$1\":\"//; s/\"\$//" | tr -d '\n'; }

ask /v1/models
check "models" '"id":"stories"'
said=$(curl -sS "$address/v1/models" 2>&1)
check "without the key" "invalid_api_key"
said=$(curl -sSf -o /dev/null "$address/v1/models" 2>&1)
check "without the key, as an error of curl's" "401"
ask /health -I
check "a head" "200 OK"
ask /v1/models --http1.0
check "HTTP/1.0" '"id":"stories"'
ask /v1/models --compressed
check "compressed, if the server can" '"id":"stories"'
said=$(curl -sS -H "$key" -w '%{num_connects}' "$address/v1/models" "$address/health" | tail -c 1)
check "two on one connection" "0"

# a text: whole, in a stream, compared with the program's
prompt='"prompt": "Once upon a time", "seed": 1, "temperature": 0.8, "max_tokens": 60'
ask /v1/completions -H "$json" -d "{$prompt}"
whole=$(of text)
check "a text" '"finish_reason":"length"'
said="Once upon a time$whole"
check "the text is the program's" "$(printf '%s' "$story" | head -n 1)" # an escape ends that line
ask /v1/completions -N -H "$json" -d "{$prompt, \"stream\": true}"
check "a stream" "data: [DONE]"
said=$(of text)
check "a stream says the same" "$whole"
ask /v1/completions --json "{$prompt}"
check "--json" "$whole"
ask /v1/completions -d "{$prompt}"
check "the type forgotten" "application/json"

# bodies from files: long ones, which wait for "100 Continue", and those of unknown length
chat='{"messages": [{"role": "user", "content": "tell me a story"}], "seed": 3, "max_tokens": 20}'
ask /v1/chat/completions -H "$json" -d "$chat"
words=$(of content)
check "a chat" '"role":"assistant"'
[ -n "$words" ] || check "its words" "some"
{ printf '%1100000s' "" && echo "$chat"; } >"${TMPDIR:-/tmp}/chat.$$"
ask /v1/chat/completions -H "$json" -d "@${TMPDIR:-/tmp}/chat.$$"
check "a long body" "$words"
ask /v1/chat/completions -H "$json" -X POST -T - <"${TMPDIR:-/tmp}/chat.$$"
check "a body of unknown length" "$words"
rm "${TMPDIR:-/tmp}/chat.$$"
ask /v1/responses -H "$json" -d '{"input": "tell me a story", "seed": 3, "max_output_tokens": 20}'
check "a response" "$words"
ask /v1/embeddings -H "$json" -d '{"input": ["a dog", "a cat"]}'
check "vectors" '"index":1'
ask /v1/chat/completions -H "$json" -d "{'messages': []}"
check "what is no JSON" '"error"'
ask /v1/chat/complete -H "$json" -d "$chat"
check "a wrong path" "/v1/chat/completions"

# formats of answers, with models of all chat formats
schema='{"type": "object", "required": ["name"], "additionalProperties": false,
    "properties": {"name": {"enum": ["Tom", "Lily"]}}}'
look='{"type": "function", "function": {"name": "look", "parameters": '$schema'}}'
user='"messages": [{"role": "user", "content": "who is there?"}]'
for at in "stories=$address" "$@"; do
    address=${at#*=} form=${at%%=*}
    ask /v1/chat/completions -H "$json" -d "{$user, \"response_format\": {\"type\": \"json_schema\",
        \"json_schema\": {\"name\": \"who\", \"schema\": $schema}}}"
    check "$form: a schema" '{\"name\":'
    ask /v1/chat/completions -H "$json" -d "{$user, \"tools\": [$look], \"tool_choice\": \"required\"}"
    check "$form: a tool" '"name":"look"'
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
