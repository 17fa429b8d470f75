#!/bin/sh
# Measures the ladder of bots and writes it into docs/bots.md: scripts/ladder.sh PARURE
#
# Each level plays the one below it, and the strongest plays the greedy bot, in all three games. Finished games are kept in
# target/ladder, so that a run of the same program goes on where it was interrupted. LADDER_GAMES and
# LADDER_STRONGEST_GAMES set the number of games, LADDER_THREADS how many run at once.
set -eu

parure=${1:?"usage: scripts/ladder.sh PARURE"}
games=${LADDER_GAMES:-400}
strongest_games=${LADDER_STRONGEST_GAMES:-$games}
threads=${LADDER_THREADS:-$(nproc)}
cd "$(dirname "$0")/.."
results=target/ladder/$(cksum < "$parure" | cut -d ' ' -f 1)
mkdir -p "$results"

contest() { # GAME UPPER LOWER GAMES
    name="$results/$1-$(echo "$2-$3" | tr ':' '_')"
    echo "$1: $2 against $3, $4 games" >&2
    "$parure" arena --game "$1" --players 2 --bots "$2,$3" --games "$4" --threads "$threads" \
        --resume "$name.games" --json "$name.json" > /dev/null
}

for game in splendor marvel duel; do
    contest "$game" greedy random "$games"
    contest "$game" level2 level1 "$games"
    contest "$game" level3 level2 "$games"
    contest "$game" level4 level3 "$games"
    contest "$game" level5 level4 "$games"
    contest "$game" strongest:300ms level5 "$strongest_games"
    contest "$game" strongest:300ms greedy "$strongest_games"
done

python3 scripts/ladder_table.py "$results" docs/bots.md crates/bots/ratings.csv
