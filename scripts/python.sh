#!/usr/bin/env bash
# Builds the Python package into a virtual environment and tests it.
#
#   scripts/python.sh            build, install, run the tests (make test-python)
#   scripts/python.sh examples   also install PyTorch, Ray, sb3-contrib and Tianshou, and run the examples in their short form
#   scripts/python.sh bench      measure it beside RLCard, OpenSpiel and pgx
#
# VENV (default .venv) is where the environment lies, PYTHON (default python3) who makes it.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=${VENV:-.venv}
[ -x "$venv/bin/python" ] || "${PYTHON:-python3}" -m venv "$venv"
# Without build isolation pip finds maturin by the path, and nothing is fetched twice.
PATH="$(cd "$venv/bin" && pwd):$PATH"
# Beside the workspace's own builds, so that `cargo clean` clears both.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target/python}

python -m pip install --quiet "maturin>=1.16,<2"
python -m pip install --quiet --no-build-isolation ".[test]"

case "${1:-test}" in
  test)
    python -m pytest
    ;;
  examples)
    python -m pip install --quiet ".[examples]" --no-build-isolation
    PARURE_EXAMPLES=1 python -m pytest crates/python/tests/test_examples.py
    ;;
  bench)
    python -m pip install --quiet rlcard open_spiel pgx
    python benches/python_bench.py
    ;;
  *)
    echo "unknown: $1; use test, examples or bench" >&2
    exit 2
    ;;
esac
