#!/usr/bin/env bash
# The Python package: build, tests, types.
set -euo pipefail
cd "$(dirname "$0")/../.."
scripts/python.sh
"${VENV:-.venv}/bin/mypy" crates/python/python
