#!/usr/bin/env bash
# Licences and sources of all dependencies, by deny.toml.
set -euo pipefail
cd "$(dirname "$0")/../.."
deny=$PWD/target/tools/bin/cargo-deny
for manifest in Cargo.toml crates/python/Cargo.toml crates/wasm/Cargo.toml fuzz/Cargo.toml; do
  "$deny" --manifest-path "$manifest" --config deny.toml --log-level error check licenses bans sources
done
# What npm brings: tools of the build may have any free licence, what is shipped in the page only permissive ones.
node -e '
  const { packages } = require("./web/package-lock.json");
  const shipped = /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MIT OR Apache-2\.0)$/;
  const free = /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|BlueOak-1\.0\.0|MPL-2\.0|Python-2\.0|CC-BY-4\.0)( (OR|AND) [A-Za-z0-9.-]+)*\)?$/;
  const wrong = Object.entries(packages).filter(([path, { license, dev, integrity, link }]) =>
    path && !link && (!integrity || !(dev ? free : shipped).test(license ?? "")));
  for (const [path, { license }] of wrong) console.error(`${path}: licence ${license} is not allowed, or its source is not a registry`);
  process.exit(wrong.length && 1);
'
