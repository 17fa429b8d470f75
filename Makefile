# The two commands that matter: `make run` and `make test`. `make help` lists the rest.
.DEFAULT_GOAL := help
NATIVE := -C target-cpu=native

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

test: lint doc ## everything that CI runs
	cargo test --workspace --quiet
	@scripts/rule-coverage.sh

lint: ## formatting and clippy, warnings denied
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

doc: ## the documentation of the crates, warnings denied
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet

bench: ## games and steps per CPU second, for this processor
	RUSTFLAGS="$(NATIVE)" cargo build --release --quiet --target-dir target/native -p parure-cli
	scripts/bench.sh target/native/release/parure

ladder: ## the bots' ladder with Elo, into docs/bots.md; hours, and goes on where it was interrupted
	cargo build --release --quiet -p parure-cli
	scripts/ladder.sh target/release/parure

fuzz: ## each fuzz target for a minute (SECONDS_EACH=60)
	scripts/fuzz.sh $(or $(SECONDS_EACH),60)

.PHONY: help test lint doc bench ladder fuzz
