#!/usr/bin/env bash
# The engine for the browser: formatting, lints, size, and the same answers as the native one.
set -euo pipefail
cd "$(dirname "$0")/../.."
(cd crates/wasm && cargo fmt --check)
scripts/wasm.sh build
[ -f web/engine/engine.wasm ] || exit 0
scripts/wasm.sh lint
# As the tests have built it, for them and with their features.
cargo test --quiet --no-run --workspace
native=$PWD/target/debug/examples/device
cd web
PARURE_NATIVE=$native npx vitest run src/device/same-answers.test.ts
node -e '
  const { readdirSync, readFileSync } = require("node:fs");
  const { brotliCompressSync } = require("node:zlib");
  const most = { "engine.wasm": 600_000 };
  for (const name of readdirSync("engine")) {
    const bytes = brotliCompressSync(readFileSync(`engine/${name}`)).length;
    console.log(`${name}: ${bytes} bytes compressed`);
    if (bytes > (most[name] ?? 400_000)) throw new Error(`${name} is too large`);
  }
'
