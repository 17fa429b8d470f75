#!/bin/sh
# Fuzzes every target for so many seconds each (60): each parser, and the generator against the checker.
#   scripts/fuzz.sh [SECONDS_EACH [TARGET...]]
# A finding is kept in fuzz/artifacts/; `cargo +nightly fuzz tmin TARGET FILE` makes it small, and it becomes a test.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:-60}
[ $# -gt 0 ] && shift

case $seconds in
'' | *[!0-9]*) echo "fuzz.sh: '$seconds' is not a number of seconds" >&2; exit 2 ;;
esac
if ! cargo +nightly --version >/dev/null 2>&1; then
    echo "fuzz.sh: the nightly compiler is missing: rustup toolchain install nightly" >&2
    exit 1
fi
if ! command -v c++ >/dev/null 2>&1; then
    echo "fuzz.sh: libFuzzer is built from C++: install a compiler (c++)" >&2
    exit 1
fi
if ! cargo fuzz --version >/dev/null 2>&1; then
    echo "fuzz.sh: installing cargo-fuzz" >&2
    cargo install cargo-fuzz --locked || { echo "fuzz.sh: cargo-fuzz cannot be installed" >&2; exit 1; }
fi

[ $# -gt 0 ] || set -- $(cargo fuzz list)
failed=
for target in "$@"; do
    seeds=fuzz/seeds/$target
    # Records to begin with lie among the engine's tests.
    [ "$target" = record ] && seeds=crates/engine/tests/golden
    # No game needs more bytes than it has steps.
    longest=4096
    [ "$target" = play ] && longest=300
    mkdir -p "fuzz/corpus/$target"
    echo "fuzz.sh: $target for $seconds seconds"
    # The code is safe Rust, in which a sanitizer would find nothing; overflows and debug assertions are on.
    cargo +nightly fuzz run --sanitizer none "$target" "fuzz/corpus/$target" "$seeds" -- \
        -dict=fuzz/words.dict -max_len="$longest" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
        -verbosity=0 -print_final_stats=1 ||
        failed="$failed $target"
done
if [ -n "$failed" ]; then
    echo "fuzz.sh: found something in$failed; the inputs lie in fuzz/artifacts/" >&2
    exit 1
fi
echo "fuzz.sh: $# targets, nothing found"
