#!/usr/bin/env bash
# Installs what is missing, from package registries only, or says exactly what is.
#   scripts/setup.sh run    what `make run` needs: the page's packages
#   scripts/setup.sh test   what `make test` needs besides: PostgreSQL, faketime, Chromium, the Python tools, cargo-deny
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-test}
missing=()

# at_least HAVE WANT: whether a version reaches another.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# tool NAME WANT VERSION: notes a tool that is missing or too old.
tool() {
  if ! command -v "$1" >/dev/null; then
    missing+=("$1 is missing: install $1 $2 or later")
  elif ! at_least "$3" "$2"; then
    missing+=("$1 is too old ($3): install $1 $2 or later")
  fi
}

# debian COMMAND PACKAGE... : installs Debian packages where the command is missing and that can be done.
debian() {
  local command=$1
  shift
  if eval "$command" >/dev/null 2>&1; then return; fi
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "installing $*"
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; then
      return
    fi
  fi
  missing+=("$* cannot be installed from here: install by hand what Debian calls $*")
}

finish() {
  [ ${#missing[@]} = 0 ] || { printf '%s\n' "${missing[@]}" >&2; exit 1; }
}

tool cargo 1.95 "$(cargo --version 2>/dev/null | cut -d' ' -f2)"
tool node 20 "$(node --version 2>/dev/null | tr -d v)"
tool npm 9 "$(npm --version 2>/dev/null)"
finish

if [ ! web/node_modules/.package-lock.json -nt web/package-lock.json ]; then
  # Not `npm ci`: it insists on the optional packages of other platforms, which a mirror need not carry.
  (cd web && npm install --no-audit --no-fund --loglevel=error)
  touch web/node_modules/.package-lock.json
fi
[ "$what" = test ] || exit 0

# The engine for the browser; without it the page plays online only.
scripts/wasm.sh setup

tool python3 3.10 "$(python3 -c 'import platform; print(platform.python_version())' 2>/dev/null)"
debian 'ls /usr/lib/postgresql/*/bin/initdb || command -v initdb' postgresql
# Clocks that differ between nodes, and no others.
debian 'ls /usr/lib/*/faketime/libfaketimeMT.so.1' faketime
debian 'command -v chromium' chromium
# Without them every Chinese and Japanese letter is a box, and what fits on the page is measured wrong.
debian 'fc-list :lang=ja | grep .' fonts-noto-cjk
finish

venv=${VENV:-.venv}
if [ ! -x "$venv/bin/ruff" ] || [ ! -x "$venv/bin/mypy" ] || [ ! -x "$venv/bin/maturin" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet "maturin>=1.16,<2" "ruff>=0.15,<1" "mypy>=1.18,<3"
fi
if [ ! -x target/tools/bin/cargo-deny ]; then
  echo "building cargo-deny, once"
  # It runs for a second, so that it need not be optimised.
  CARGO_TARGET_DIR=target/tools/build cargo install --quiet --locked --debug --root target/tools cargo-deny@0.20.2
  rm -rf target/tools/build
fi
