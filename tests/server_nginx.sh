#!/bin/sh
# server_nginx.sh - nginx in front of two servers, with the configuration of tools/server.md
#
#     sh tests/server_nginx.sh SERVER MODEL FOLDER
#
# Needs nginx and curl. FOLDER is empty.

server=$1 model=$2 folder=$3
passed=0 failed=0 processes=

check() { # WHAT CONDITION...
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)) && echo "FAILED nginx: $what"; fi
}

for i in 1 2; do
    "$server" "$model" --port 0 --name models.example.org >"$folder/$i" 2>/dev/null &
    processes="$processes $!"
done
for i in 1 2; do
    for _ in $(seq 600); do [ -s "$folder/$i" ] || sleep 0.1; done
done
one=$(sed 's/.*://' "$folder/1") two=$(sed 's/.*://' "$folder/2") port=$((20000 + $$ % 20000))

# The page's lines, without TLS and with these ports.
{
    echo "daemon off; pid $folder/pid; error_log $folder/log; events {} http { access_log off;"
    for what in client_body proxy fastcgi uwsgi scgi; do echo "${what}_temp_path $folder/$what;"; done
    sed -n '/^```nginx/,/^```$/p' tools/server.md | grep -v '^```\|ssl_' |
        sed "s/listen 443 ssl/listen 127.0.0.1:$port/; s/10.0.0.1:8080/127.0.0.1:$one/; s/10.0.0.2:8080/127.0.0.1:$two/"
    echo "}"
} >"$folder/conf"
nginx -c "$folder/conf" -p "$folder" -e "$folder/log" &
processes="$processes $!"
ask() { # PATH CURL'S OPTIONS...
    path=$1
    shift
    curl -sS -m 60 -H "Host: models.example.org" -H "Content-Type: application/json" "$@" \
        "http://127.0.0.1:$port$path" 2>&1
}
for _ in $(seq 100); do ask /health | grep -q '"ok"' || sleep 0.1; done

text='{"prompt": "Words: owl", "seed": 1, "max_tokens": 20}'
direct=$(curl -sS -H "Content-Type: application/json" -d "$text" "http://127.0.0.1:$one/v1/completions" | grep -o '"text":"[^"]*"')
same() { [ -n "$direct" ] && [ "$(ask /v1/completions -d "$text" "$@" | grep -o '"text":"[^"]*"')" = "$direct" ]; }
served() { curl -sS "http://127.0.0.1:$1/metrics" | grep '^bitnet_tokens_total' | grep -vq ' 0$'; }

check "health" [ "$(ask /health)" = '{"status":"ok"}' ]
for key in a b c d e f g h; do check "the text of client $key" same -H "Authorization: Bearer $key"; done
check "the first has worked" served "$one"
check "the second has worked" served "$two"
ask /v1/completions -N -d '{"prompt": "Words: owl", "max_tokens": 40, "stream": true}' >"$folder/stream"
check "a stream" grep -q 'data: \[DONE\]' "$folder/stream"
ask /v1/messages -d '{"max_tokens": 5, "messages": [{"role": "user", "content": "a"}]}' >"$folder/message"
check "a message" grep -q '"type":"message"' "$folder/message"
check "the page's own requests" [ "$(ask /health -H "Origin: https://models.example.org")" = '{"status":"ok"}' ]
ask /health -H "Origin: https://other.example" >"$folder/other"
check "not those of another page" grep -q origin "$folder/other"
curl -sS -H "Host: other.example" "http://127.0.0.1:$port/health" >"$folder/host"
check "no other host" grep -q '"code":"host"' "$folder/host"
first=$(echo $processes | cut -d' ' -f1)
kill "$first" && wait "$first" 2>/dev/null
for key in a b c d e f g h; do check "client $key, with one server" same -H "Authorization: Bearer $key"; done

for process in $processes; do kill "$process" 2>/dev/null && wait "$process" 2>/dev/null; done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
