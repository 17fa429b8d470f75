#!/usr/bin/env bash
# Games in a real browser against the real server: `short` runs what fits into `make test`, `long` everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -f web/dist/index.html ] || (cd web && npm run build)
cargo build --quiet -p parure-cli
cd web
PARURE_E2E=${1:-short} npm run e2e
