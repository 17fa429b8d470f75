#!/usr/bin/env bash
# The documentation of the crates, warnings denied.
set -euo pipefail
cd "$(dirname "$0")/../.."
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
