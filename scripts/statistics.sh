#!/bin/sh
# Counts what goes with winning over a million games between bots, for the page.
#   statistics.sh PROGRAM [GAMES]   GAMES of each game and size of table
set -eu
program=$1 games=${2:-150000}
for table in splendor-2 splendor-3 splendor-4 marvel-2 marvel-3 marvel-4 duel-2; do
  "$program" statistics --game "${table%-*}" --players "${table#*-}" --first-turn random --games "$games" --out "web/src/statistics/data/$table.json"
done
