#!/bin/sh
# Measures the ladder of bots and writes it into docs/bots.md: scripts/ladder.sh PARURE
#
# Each bot plays the one below it, at tables of every size of all three games; the lowest level and the random bot play the
# greedy one, which knows only rules of thumb and so holds the scale where it is. All budgets are of iterations, so that neither
# the machine nor what else it does counts. Finished games are kept in target/ladder, so that a run of the same program goes on
# where it was interrupted. LADDER_GAMES and LADDER_STRONGEST_GAMES set the number of games, LADDER_THREADS how many run at once.
set -eu

parure=${1:?"usage: scripts/ladder.sh PARURE"}
games=${LADDER_GAMES:-400}
strongest_games=${LADDER_STRONGEST_GAMES:-$games}
threads=${LADDER_THREADS:-$(nproc)}
cd "$(dirname "$0")/.."
results=target/ladder/$(cksum < "$parure" | cut -d ' ' -f 1)
mkdir -p "$results"

contest() { # UPPER LOWER GAMES, of $game for $players
    name="$results/$game-$players-$(echo "$1-$2" | tr ':' '_')"
    echo "$game for $players: $1 against $2, $3 games" >&2
    "$parure" arena --game "$game" --players "$players" --bots "$1,$2" --games "$3" --threads "$threads" \
        --resume "$name.games" --json "$name.json" > /dev/null
}

for table in splendor:2 splendor:3 splendor:4 marvel:2 marvel:3 marvel:4 duel:2; do
    game=${table%:*} players=${table#*:}
    contest greedy random "$games"
    contest level1 greedy "$games"
    contest level2 level1 "$games"
    contest level3 level2 "$games"
    contest level4 level3 "$games"
    contest level5 level4 "$games"
    contest strongest:3000it level5 "$strongest_games"
done

python3 scripts/ladder_table.py "$results" docs/bots.md crates/bots/ratings.csv
