#!/bin/sh
# Plays random games of every game and player count with a built `parure` and prints a table for benches/RESULTS.md.
#   scripts/bench.sh PARURE [SECONDS_EACH]
set -eu
parure=$1
seconds=${2:-5}
echo "| game | players | games per CPU second | steps per CPU second | steps per game | state, bytes | clone, ns | determinize, ns |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- |"
for game in "splendor 2" "splendor 3" "splendor 4" "marvel 2" "marvel 3" "marvel 4" "duel 2"; do
    set -- $game
    "$parure" bench --game "$1" --players "$2" --seconds "$seconds" --json | sed -E '
        s/.*"games_per_cpu_second":([0-9]+)[^,]*,"steps_per_cpu_second":([0-9]+)[^,]*,"steps_per_game":([0-9]+\.?[0-9]?).*"state_bytes":([0-9]+).*"clone_ns":([0-9]+\.?[0-9]?).*"determinize_ns":([0-9]+\.?[0-9]?).*/| '"$1 | $2"' | \1 | \2 | \3 | \4 | \5 | \6 |/'
done
