# server.sh - the server: its answers, its load, and its clients

server() { once test_server cc -O1 tests/test_server.c && "$out/test_server" "$@"; }

# With the argument "serve" this is also the server itself.
sanitized_test_server() {
    once sanitized_test_server clang -O1 -g1 $avx2 $sanitizers tests/test_server.c
}

server_sanitized() { sanitized_test_server && "$out/sanitized_test_server"; }

# server_load "PROGRAM..." ARGUMENT...: starts this server, and load_server with these arguments, in
# which PORT and PROCESS are replaced.
server_load() {
    local server status port
    rm -f "$out/address"
    cc -O1 -Wall -Wextra -Werror tests/load_server.c -o "$out/load_server" || return 1
    "$out/"$1 examples/models/stories.gguf --port 0 --parallel 8 --queue 8 --timeout 20 --chains \
        >"$out/address" &
    server=$!
    for _ in {1..1200}; do [[ -s $out/address ]] || sleep 0.1; done
    port=$(sed 's/.*://' "$out/address")
    shift
    set -- "${@/PORT/$port}"
    "$out/load_server" "${@/PROCESS/$server}"
    status=$?
    kill $server && wait $server && return $status
}

sanitized_server() { # ARGUMENT...: as above
    sanitized_test_server && server_load "sanitized_test_server serve" "$@"
}

# crowd "PROGRAM..." SECONDS [0]: 1,000 idle connections and 200 streams, some of which are read
# slowly. With 0 the program's memory may grow.
crowd() {
    local server port status
    cc -O1 -Wall -Wextra -Werror tests/load_server.c -o "$out/load_server" || return 1
    "$out/"$1 examples/models/stories.gguf --port 0 --queue 300 >"$out/address" &
    server=$!
    for _ in {1..1200}; do [[ -s $out/address ]] || sleep 0.1; done
    port=$(sed 's/.*://' "$out/address")
    "$out/load_server" crowd "$port" "$2" 1000 200 ${3:-$server}
    status=$?
    kill $server && wait $server && return $status
}

crowd_plain() { program bitnet_server && crowd bitnet_server "$1"; }

crowd_sanitized() {
    sanitized_test_server && crowd "sanitized_test_server serve" "$1" 0 # it keeps freed memory
}

steady() { program bitnet_server && server_load bitnet_server steady PORT "$1" 1000 PROCESS; }

hostile() { # in one of five runs, because other programs may delay a call
    program bitnet_server || return 1
    for _ in 1 2 3 4 5; do server_load bitnet_server hostile PORT 10 400 && return; done
    return 1
}

# clients SCRIPT PACKAGE [FORM...]: runs tests/server_SCRIPT, which in node needs a package of npm,
# against the golden model, whose texts never change, in several chat formats. The page is tested
# with the shipped model.
clients() {
    local script=$PWD/tests/server_$1 model=tests/golden/stories.gguf prompt="Once upon a time"
    local servers=() addresses=() story status form shell=sh
    if [[ $1 == *.mjs ]]; then
        shell=$node
        [[ -x $node && -e $cache/node_modules/$2 ]] || { skip "server: no $2 here"; return; }
    fi
    program bitnet_server generate && once chat_model cc tests/chat_model.c || return 1
    [[ $1 != page.mjs ]] || model=examples/models/stories.gguf prompt=Words:
    story=$("$out/generate" $model "$prompt" --seed 1 --tokens 60 2>/dev/null)
    for form in stories "${@:3}"; do # descriptions of tools need more than 512 tokens
        "$out/chat_model" $model "$out/$form.gguf" "$(template $form)" || return 1
        [[ $1 != page.mjs ]] || cp $model "$out/$form.gguf"
        "$out/bitnet_server" "$out/$form.gguf" --port 0 \
            $([[ $1 == page.mjs ]] || echo --context 4096) >"$out/$form" 2>/dev/null &
        servers+=($!)
        for _ in {1..1200}; do [[ -s $out/$form ]] || sleep 0.1; done
        addresses+=("$form=$(sed 's/.*: //' "$out/$form")")
    done
    (cd "$cache" && timeout 900 "$shell" "$script" "${addresses[0]#*=}" "$story" "${addresses[@]:1}")
    status=$?
    kill "${servers[@]}" && wait "${servers[@]}" && return $status
}

template() { # FORM: enough of a template to recognize it; the model of "tags" thinks
    case $1 in
    hermes) echo '<|im_start|><|im_end|>' ;;
    llama) echo '<|start_header_id|><|end_header_id|><|eot_id|>Today Date: ' ;;
    stories | falcon) echo '<|user|> <|assistant|>' ;;
    tags) printf '%s\n' "<|im_start|><|im_end|><function=</think>add_generation_prompt <think>\\n'" ;;
    esac
}

server_page() {
    need chromium chromium
    need_npm playwright-core@1.49.0
    have chromium || { skip "server: no Chromium here"; return; }
    program gen_page && "$out/gen_page" --check &&
        CHROMIUM=$(command -v chromium) clients page.mjs playwright-core
}

page_markdown() {
    need_npm markdown-it@14.3.3
    [[ -x $node && -e $cache/node_modules/markdown-it ]] || { skip "server: no markdown-it here"; return; }
    local script=$PWD/tests/page_markdown.mjs page=$PWD/tools/server/page.html
    (cd "$cache" && "$node" "$script" "$page")
}

web_page() { # the pages of examples/web, built by their script, from the disk and from a server
    local here=$PWD
    need chromium chromium
    need_npm playwright-core@1.49.0
    [[ -x $zig && -x $node && -e $cache/node_modules/playwright-core ]] && have chromium ||
        { skip "the page of examples/web: no compiler, node 22 or Chromium here"; return; }
    export ZIG_GLOBAL_CACHE_DIR=$cache/zig ZIG_LOCAL_CACHE_DIR=$out/zig
    (cd "$out" && WASM_CC="$zig cc -target wasm32-wasi -fno-sanitize=all" \
        CC="cc -Wall -Wextra -Werror" sh "$here/examples/web/build.sh") &&
        [[ $(stat -c %s "$out/bitnet.html") -lt 9000000 ]] &&
        program generate chat || return 1
    CHROMIUM=$(command -v chromium) NODE_PATH=$cache/node_modules timeout 900 "$node" \
        tests/web_page.mjs "$out" "$out"
}

server_nginx() { # with the manual's configuration, in front of two servers
    need nginx nginx
    have nginx || { skip "server: no nginx here"; return; }
    mkdir "$out/nginx" && program bitnet_server &&
        sh tests/server_nginx.sh "$out/bitnet_server" examples/models/stories.gguf "$out/nginx"
}

server_openai() {
    need_npm openai@7.57.0
    BITNET_API_KEY=secret-7 clients openai.mjs openai "$@"
}

server_curl() { BITNET_API_KEY=secret-7 clients curl.sh "" "$@"; }

server_ai() {
    need_npm ai@7.0.173 @ai-sdk/openai@4.0.118 zod@4.6.7
    BITNET_API_KEY=secret-7 clients ai.mjs @ai-sdk/openai "$@"
}

server_langchain() {
    need_npm langchain@1.5.14 @langchain/core@1.4.0 @langchain/openai@1.6.0 zod@4.6.7 \
        @langchain/anthropic@1.5.11 @langchain/ollama@1.3.0
    BITNET_API_KEY=secret-7 clients langchain.mjs @langchain/openai "$@"
}

server_anthropic() {
    need_npm @anthropic-ai/sdk@1.14.0 zod@4.6.7
    BITNET_API_KEY=secret-7 clients anthropic.mjs @anthropic-ai/sdk "$@"
}

server_ollama() {
    need_npm ollama@0.6.4
    BITNET_API_KEY=secret-7 clients ollama.mjs ollama "$@"
}

server_agents() {
    need_npm @openai/agents@0.20.0 openai@7.57.0 zod@4.6.7
    BITNET_API_KEY=secret-7 clients agents.mjs @openai/agents "$@"
}
