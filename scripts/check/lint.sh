#!/usr/bin/env bash
# Formatting and lints of all Rust and Python, warnings denied.
set -euo pipefail
cd "$(dirname "$0")/../.."
venv=${VENV:-.venv}
# The Python package and the fuzz targets are workspaces of their own.
for folder in . crates/python fuzz; do
  (
    cd "$folder"
    cargo fmt --all --check
    target=$PWD/target
    [ "$folder" = . ] || target=$OLDPWD/target/${folder##*/}
    CARGO_TARGET_DIR=$target cargo clippy --workspace --all-targets --quiet -- -D warnings
  )
done
"$venv/bin/ruff" check --quiet crates/python/{python,tests,examples} benches scripts docs/examples
"$venv/bin/ruff" format --quiet --check crates/python/{python,tests,examples} benches scripts docs/examples
