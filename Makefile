# The two commands that matter: `make run` and `make test`. `make help` lists the rest.
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

run: web ## build everything and serve it at http://127.0.0.1:8080, on a SQLite file
	@[ -f web/engine/engine.wasm ] || echo "the page is built without the engine and plays online only: \`make engine\` adds it"
	cargo run --profile quick --quiet -p parure-cli -- serve

test: lint docs licences test-rust ## everything that CI runs
	$(MAKE) --jobs=2 --output-sync=recurse test-page test-python

# One after the other: the page is built with the engine, and played once it is built.
test-page:
	$(MAKE) --jobs=1 test-wasm test-web test-e2e

setup: ## install what is missing to run and test, or say exactly what is
	scripts/setup.sh test

web: web/dist/index.html ## the page, ready to be built into the program

# Nobody waits minutes for a first game: `make run` takes the engine that is there, or none.
ENGINE = $(if $(filter run,$(MAKECMDGOALS)),$(wildcard web/engine/engine.wasm),web/engine/built)

web/dist/index.html: web/node_modules $(ENGINE) $(shell find web/src web/public web/index.html help locales -type f)
	cd web && npm run build

engine: web/engine/built ## the engine for the page, so that it plays offline and on this device

# Where it cannot be built the page goes without, and says so.
web/engine/built: scripts/wasm.sh $(shell find crates/bots crates/engine crates/table crates/vocabulary crates/wasm -path '*/target' -prune -o -path '*/src/*' -type f -print -o -name Cargo.toml -print -o -name '*.bin' -print -o -name '*.csv' -print)
	scripts/wasm.sh build
	@mkdir -p web/engine && touch $@

web/node_modules: web/package-lock.json
	scripts/setup.sh run
	@touch $@

site: web/node_modules web/engine/built ## the page without a server, for any static host, into dist/site
	cd web && npm run build -- --mode site
	@echo "dist/site is ready: serve it from any folder of a static host"

lint: setup ## formatting and lints of Rust and Python, warnings denied
	scripts/check/lint.sh

docs: setup ## the documentation of the crates, warnings denied
	scripts/check/docs.sh

licences: setup ## licences and sources of all dependencies
	scripts/check/licences.sh

test-rust: setup ## the tests of the Rust crates
	scripts/check/rust.sh

test-wasm: setup ## the engine for the browser: size, and the same answers as the native one
	scripts/check/wasm.sh

test-web: setup ## types, lints, tests and build of the page
	scripts/check/web.sh

test-e2e: setup web ## the short form of e2e
	scripts/check/e2e.sh short

test-python: setup ## the Python package, built and tested in .venv
	MAKEFLAGS= scripts/check/python.sh

e2e: setup web ## whole games in a real browser against the real server (PARURE_E2E_WORKERS=2)
	scripts/check/e2e.sh long

protocol: ## the page's types, generated from the server's
	PARURE_UPDATE=1 cargo test --quiet -p parure-server --test typescript

soak: setup ## the nemesis at length on both databases (SOAK=3600 seconds each), then 1,000 kills on each (KILLS)
	PARURE_SOAK=$(or $(SOAK),3600) cargo test --profile quick -p parure-cli --test service everything_that_can_happen -- --nocapture --test-threads=1
	PARURE_KILLS=$(or $(KILLS),1000) cargo test --profile quick -p parure-cli --test service kill -- --nocapture --test-threads=1

laws: ## 1,000 random and 200 bots' games of every expansion and number of players, all laws held at every step
	PARURE_EFFORT=25 cargo test --profile quick -p parure-conformance --test expansions
	PARURE_EFFORT=100 cargo test --profile quick -p parure-bots --test laws -- --nocapture

load: setup web ## how much the service bears on either database (a quarter of an hour)
	cargo build --release --quiet -p parure-cli
	scripts/load.sh target/release/parure

screenshots: setup web ## pictures of every page and game, into docs/screenshots; at every size, into target/screenshots
	scripts/screenshots.sh

crates: ## the crates meant for crates.io, packed and built as they would be published
	scripts/crates.sh

python-examples: ## every example in its short form (fetches PyTorch, Ray, sb3-contrib and Tianshou)
	scripts/python.sh examples

wheel: ## the Python wheel for any Linux and the sdist, built and tried in fresh environments
	scripts/python.sh wheel

python-bench: ## the Python package beside its peers
	scripts/python.sh bench

bench: target/native/release/parure ## games and steps per CPU second, for this processor
	scripts/bench.sh $<

engine-bench: web/engine/built ## the engine of the page beside the native one, in one run: iterations a second, start-up, bytes
	cargo build --release --quiet -p parure-table --example device
	node benches/wasm.mjs target/release/examples/device

ladder: target/native/release/parure ## the strength of every level, written into docs/bots.md and crates/bots (hours)
	scripts/ladder.sh $<

statistics: target/native/release/parure ## counts the million games between bots that the page shows, into web/src/statistics/data
	scripts/statistics.sh $<

tune: ## learns the weights of GAME by self-play into the folder tuning/GAME; goes on where it was when interrupted
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --target-dir target/native -p parure-bots --features untuned --bin parure-tune
	mkdir -p tuning/$(or $(GAME),splendor)
	target/native/release/parure-tune run $(or $(GAME),splendor) tuning/$(or $(GAME),splendor) games=1000

target/native/release/parure: FORCE
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --target-dir target/native -p parure-cli

fuzz: ## each fuzz target for a minute (SECONDS_EACH=60)
	scripts/fuzz.sh $(or $(SECONDS_EACH),60)

FORCE:
.PHONY: help run test test-page setup web engine lint docs licences test-rust test-wasm test-web test-e2e test-python e2e protocol site soak laws load screenshots crates python-examples wheel python-bench bench engine-bench ladder statistics tune fuzz FORCE
