#!/bin/sh
# How much the service bears on either database, from ten tables to nearly ten thousand: what benches/RESULTS.md shows.
#   load.sh PARURE [SECONDS]   the program, built in release, and how long each figure is measured
set -eu
PARURE=$1
SECONDS_EACH=${2:-8}
HERE=$(dirname "$0")
WORK=$(mktemp -d)
PORT=8471
SERVER=
trap 'if [ -n "$SERVER" ]; then kill -9 "$SERVER"; fi 2>/dev/null; "$HERE/pg.sh" stop "$WORK/pg" 2>/dev/null; rm -rf "$WORK"' EXIT

begin() { # DATABASE
  "$PARURE" serve --listen "127.0.0.1:$PORT" --database "$1" --sockets-per-address 100000 --requests-per-second 1e9 \
    --connections-per-address 10000 --messages-per-second 1e9 --tables-per-guest 100000 --tables-per-hour 1000000 \
    --guests-per-hour 1000000 >"$WORK/server.log" 2>&1 &
  SERVER=$!
}
ready() {
  until curl -sf "http://127.0.0.1:$PORT/readyz" >/dev/null; do sleep 0.01; done
}
end() {
  kill -9 "$SERVER"
  wait "$SERVER" 2>/dev/null || true
}
load() {
  "$PARURE" load --server "127.0.0.1:$PORT" --seconds "$SECONDS_EACH" --pid "$SERVER" "$@"
}

chmod 755 "$WORK"
POSTGRES=$(PARURE_PG_OPTIONS="-c shared_buffers=256MB" "$HERE/pg.sh" start "$WORK/pg" 5471)
for DATABASE in "sqlite:$WORK/load.db" "$POSTGRES"; do
  echo "# $DATABASE"
  # Two connections at each table: 9,900 stay below 20,000 open files, a usual limit.
  for TABLES in 10 100 1000 9900; do
    begin "$DATABASE"
    ready
    load --tables "$TABLES" --half
    end
  done
  echo "# $DATABASE: killed and started again"
  begin "$DATABASE"
  ready
  load --tables 9900 --restart >"$WORK/restart.log" &
  LOAD=$!
  until grep -q waiting "$WORK/restart.log"; do
    kill -0 "$LOAD"
    sleep 0.2
  done
  end
  begin "$DATABASE"
  wait "$LOAD"
  cat "$WORK/restart.log"
  end
done
echo "# idle connections"
begin "sqlite:$WORK/idle.db"
ready
load --idle 19500 --tables 0
