# What a developer types. Everything that cargo can do alone, cargo does:
# `cargo run --release` builds the server with its web client and starts it.

.DEFAULT_GOAL := help
# As the tests build it: with other features half of the dependencies would be compiled again.
built := cargo build --workspace --features stammtisch-table/ts --bin stammtisch
.PHONY: help test check fmt dev types e2e pictures scripts bench

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: ## install what the tests need and run all of them (as CI does)
	@scripts/test.sh

check: ## the fast checks: format, lint, house rules, types, unit tests
	@scripts/test.sh fast

fmt: ## format Rust and the web client
	cargo fmt --all
	scripts/npm-ci.sh
	cd web && node_modules/.bin/prettier --log-level warn --write .

dev: ## server and client with live reload
	@scripts/dev.sh

types: ## write the TypeScript declarations of the wire types
	@cargo xtask types

e2e: ## the browser tests
	$(built)
	@scripts/e2e.sh

pictures: ## the pictures in docs/images, from a release build
	cargo build --release
	@STAMMTISCH_BIN=$${CARGO_TARGET_DIR:-target}/release/stammtisch node web/e2e/pictures.mjs

scripts: ## the scripted games
	$(built)
	@scripts/scripted-games.sh

bench: ## benchmarks of the engine
	cargo bench --package stammtisch-engine
