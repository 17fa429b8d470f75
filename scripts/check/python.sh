#!/usr/bin/env bash
# The Python package: build, tests, types.
set -euo pipefail
cd "$(dirname "$0")/../.."
scripts/python.sh
venv=$(cd "${VENV:-.venv}" && pwd)
cd crates/python
"$venv/bin/mypy" python
