#!/usr/bin/env bash
# Games in a real browser against the real server: `short` runs what fits into `make test`, `long` everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -f web/dist/index.html ] || (cd web && npm run build)
# With the features of its tests, which have built it already where they ran.
cargo test --quiet --no-run -p parure-cli
cd web
PARURE_E2E=${1:-short} npm run e2e
