# The two commands that matter: `make run` and `make test`. `make help` lists the rest.
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

run: web ## build everything and serve it at http://127.0.0.1:8080, on a SQLite file
	cargo run --release --quiet -p parure-cli -- serve

web: web/dist/index.html ## the page, ready to be built into the program

web/dist/index.html: web/node_modules $(shell find web/src web/index.html help locales -type f)
	cd web && npm run build

test: lint doc test-rust test-web test-e2e test-python ## everything that CI runs

lint: ## formatting and clippy, warnings denied
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

doc: ## the documentation of the crates, warnings denied
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet

test-rust: postgres ## the tests of the Rust crates
	cargo test --workspace --quiet

postgres: ## PostgreSQL for the tests, installed where it is missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { apt-get update -qq && apt-get install -y --no-install-recommends postgresql; } \
		|| { echo "PostgreSQL is missing: install it, the service's tests need it" >&2; exit 1; }

protocol: ## the page's types, generated from the server's
	PARURE_UPDATE=1 cargo test --quiet -p parure-server --test typescript

soak: postgres ## the kill loop at length, 1,000 kills on each database (KILLS)
	PARURE_KILLS=$(or $(KILLS),1000) cargo test --release -p parure-cli --test service kill -- --nocapture --test-threads=1

load: postgres web ## how much the service bears on either database (a quarter of an hour)
	cargo build --release --quiet -p parure-cli
	scripts/load.sh target/release/parure

test-web: web/node_modules ## types, lints, tests and build of the page
	cd web && npm run check && npm run lint && npm test && npm run build

e2e: e2e-ready ## whole games in a real browser against the real server (PARURE_E2E_WORKERS=2)
	cd web && npm run e2e

test-e2e: e2e-ready ## the short form of e2e
	cd web && PARURE_E2E=short npm run e2e

screenshots: e2e-ready pngquant ## pictures of every page and game, into docs/screenshots
	cd web && npx playwright test --config playwright.screenshots.ts
	pngquant --force --speed 1 --nofs --strip --ext .png 64 docs/screenshots/*.png

pngquant:
	@command -v pngquant >/dev/null || { apt-get update -qq && apt-get install -y --no-install-recommends pngquant; } \
		|| { echo "pngquant is missing: install it, it makes the pictures small" >&2; exit 1; }

e2e-ready: web chromium
	cargo build --quiet -p parure-cli

chromium: ## the browser of the tests, installed where it is missing
	@command -v chromium >/dev/null \
		|| { apt-get update -qq && apt-get install -y --no-install-recommends chromium; } \
		|| { echo "Chromium is missing: install it, the page's tests need it" >&2; exit 1; }

web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or later" >&2; exit 1; }
	# Not `npm ci`: it insists on the optional packages of other platforms, which a mirror need not carry.
	cd web && npm install --no-audit --no-fund
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

ladder: target/native/release/parure ## the strength of every level, written into docs/bots.md and crates/bots (hours)
	scripts/ladder.sh $<

tune: ## the bots' weights, learned anew from nothing by self-play (an hour for each game)
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --target-dir target/native -p parure-bots --bin parure-tune
	target/native/release/parure-tune splendor crates/bots/weights/splendor.bin
	target/native/release/parure-tune marvel crates/bots/weights/marvel.bin
	target/native/release/parure-tune duel crates/bots/weights/duel.bin generations=6

target/native/release/parure: FORCE
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --target-dir target/native -p parure-cli

fuzz: ## each fuzz target for a minute (SECONDS_EACH=60)
	scripts/fuzz.sh $(or $(SECONDS_EACH),60)

FORCE:
.PHONY: help run web e2e test-e2e e2e-ready chromium screenshots pngquant postgres protocol soak load test lint doc test-rust test-web test-python python python-examples python-bench bench ladder fuzz tune FORCE
