# The two commands that matter: `make run` and `make test`. `make help` lists the rest.
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

test: lint doc test-rust test-web test-python ## everything that CI runs

lint: ## formatting and clippy, warnings denied
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

doc: ## the documentation of the crates, warnings denied
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet

test-rust: ## the tests of the Rust crates
	cargo test --workspace --quiet

test-web: web/node_modules ## types, lints, tests and build of the page
	cd web && npm run check && npm run lint && npm test && npm run build

web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or later" >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

test-python: ## the Python package, built and tested in .venv
	cd crates/python && cargo fmt --check
	scripts/python.sh

python: test-python ## the same: `.venv/bin/python -c "import parure"` works afterwards

python-examples: ## PPO and Ray in their short form (fetches PyTorch and Ray)
	scripts/python.sh examples

python-bench: ## the Python package beside its peers
	scripts/python.sh bench

bench: target/native/release/parure ## games and steps per CPU second, for this processor
	scripts/bench.sh $<

ladder: target/native/release/parure ## the strength of every level, written into docs/bots.md (hours)
	scripts/ladder.sh $<

target/native/release/parure: FORCE
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --target-dir target/native -p parure-cli

fuzz: ## each fuzz target for a minute (SECONDS_EACH=60)
	scripts/fuzz.sh $(or $(SECONDS_EACH),60)

FORCE:
.PHONY: help test lint doc test-rust test-web test-python python python-examples python-bench bench ladder fuzz FORCE
