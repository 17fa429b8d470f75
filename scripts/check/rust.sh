#!/usr/bin/env bash
# The tests of the Rust crates, examples of the documentation among them.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo test --workspace --quiet
