#!/usr/bin/env bash
# Games in a real browser against the real server: `short` runs what fits into `make test`, `long` everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -f web/dist/index.html ] || (cd web && npm run build)
# The page without a server plays by the engine alone: without one there is none.
if [ -f web/engine/engine.wasm ]; then (cd web && npm run build -- --mode site >/dev/null); else rm -rf dist/site; fi
# With the features of its tests, which have built it already where they ran.
cargo test --quiet --no-run -p parure-cli
cd web
which=${1:-short}
PARURE_E2E=$which npm run e2e
if [ "$which" = long ]; then PARURE_E2E=alone npm run e2e; fi
