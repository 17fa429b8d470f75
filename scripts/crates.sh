#!/usr/bin/env bash
# Packs every crate that is meant for crates.io, as it would be published, and builds each from its package.
set -euo pipefail
cd "$(dirname "$0")/.."

mapfile -t crates < <(cargo metadata --no-deps --format-version 1 |
  python3 -c 'import json, sys; [print(p["name"]) for p in json.load(sys.stdin)["packages"] if p["publish"] is None]')
echo "${crates[*]}"
# Those of one run find each other before any of them is published. What is not committed yet is packed, too.
cargo publish --dry-run --allow-dirty "${crates[@]/#/--package=}"
