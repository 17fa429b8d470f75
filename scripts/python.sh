#!/usr/bin/env bash
# Builds the Python package into a virtual environment and tests it.
#
#   scripts/python.sh            build, install, run the tests (make test-python)
#   scripts/python.sh examples   also install PyTorch, Ray, sb3-contrib and Tianshou, and run the examples in their short form
#   scripts/python.sh bench      measure it beside RLCard, OpenSpiel and pgx
#   scripts/python.sh wheel      build the wheel for any Linux and the sdist into target/wheels, and try both in fresh environments
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
[ "${1:-test}" = wheel ] || python -m pip install --quiet --no-build-isolation ".[test]"

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
  wheel)
    python -m pip install --quiet ziglang
    rm -rf target/wheels target/fresh-wheel target/fresh-sdist
    # Linked by zig against the oldest glibc that Rust supports, so that one wheel serves every distribution.
    maturin build --release --zig --compatibility manylinux2014 --out target/wheels
    maturin sdist --out target/wheels
    python -m venv target/fresh-wheel
    target/fresh-wheel/bin/python -m pip install --quiet target/wheels/*manylinux2014*.whl pytest
    target/fresh-wheel/bin/python -m pytest crates/python/tests/test_{state,vector_env,evaluation}.py
    # What is published can be built from what is published.
    python -m venv target/fresh-sdist
    MATURIN_PEP517_ARGS="--profile dev" target/fresh-sdist/bin/python -m pip install --quiet target/wheels/*.tar.gz
    (cd target && fresh-sdist/bin/python -c "import parure; print(parure.evaluate('greedy', against='random', games=2))")
    ;;
  *)
    echo "unknown: $1; use test, examples, bench or wheel" >&2
    exit 2
    ;;
esac
