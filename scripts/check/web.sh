#!/usr/bin/env bash
# Types, lints, tests and build of the page.
set -euo pipefail
cd "$(dirname "$0")/../../web"
npm run check
npm run lint
npm test
npm run build
