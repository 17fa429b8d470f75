#!/bin/sh
# A throwaway PostgreSQL for tests: nothing in it outlives them.
#   pg.sh start DIR PORT [PID]   starts one and prints its URL; with PID it ends when that process does
#   pg.sh down DIR               ends it and keeps its files
#   pg.sh up DIR PORT            starts it again
#   pg.sh create PORT NAME       makes a database in it and prints its URL
#   pg.sh stop DIR               ends it and removes its files
set -eu
BIN=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
if [ -z "$BIN" ]; then
  if ! command -v initdb >/dev/null; then
    echo "PostgreSQL is not installed: apt-get install postgresql" >&2
    exit 1
  fi
  BIN=$(dirname "$(command -v initdb)")
fi
# PostgreSQL does not run as root.
as() {
  if [ "$(id -u)" = 0 ]; then
    setpriv --reuid=postgres --regid=postgres --clear-groups env HOME=/tmp "$@"
  else
    "$@"
  fi
}
begin() { # DIR PORT
  as "$BIN/pg_ctl" -D "$1/data" -w -t 60 -l "$1/log" start >/dev/null -o "-p $2 -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories=$1 -c max_connections=200 ${PARURE_PG_OPTIONS:--c fsync=off -c full_page_writes=off}"
}
case $1 in
start)
  D=$2
  P=$3
  mkdir -p "$D"
  if [ "$(id -u)" = 0 ]; then chown postgres:postgres "$D"; fi
  chmod 700 "$D"
  as "$BIN/initdb" -D "$D/data" -U parure -A trust -E UTF8 --locale=C.UTF-8 --no-sync --no-instructions >/dev/null
  begin "$D" "$P"
  as "$BIN/createdb" -h 127.0.0.1 -p "$P" -U parure parure
  echo "postgres://parure@127.0.0.1:$P/parure"
  if [ $# -gt 3 ]; then
    (
      while kill -0 "$4" 2>/dev/null; do sleep 1; done
      "$0" stop "$D"
    ) >/dev/null 2>&1 </dev/null &
  fi
  ;;
down)
  as "$BIN/pg_ctl" -D "$2/data" -w -m fast stop >/dev/null
  ;;
up)
  begin "$2" "$3"
  ;;
create)
  as "$BIN/createdb" -h 127.0.0.1 -p "$2" -U parure "$3"
  echo "postgres://parure@127.0.0.1:$2/$3"
  ;;
stop)
  as "$BIN/pg_ctl" -D "$2/data" -m immediate stop >/dev/null || true
  rm -rf "$2"
  ;;
*)
  sed -n '2,7p' "$0" >&2
  exit 2
  ;;
esac
