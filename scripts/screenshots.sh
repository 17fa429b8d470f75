#!/usr/bin/env bash
# Pictures of every page and game, into docs/screenshots.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v pngquant >/dev/null; then
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends pngquant; } \
    || { echo "pngquant is missing: install it, it makes the pictures small" >&2; exit 1; }
fi
cargo build --quiet -p parure-cli
(cd web && npx playwright test --config playwright.screenshots.ts)
pngquant --force --speed 1 --nofs --strip --ext .png 64 docs/screenshots/*.png
