#!/usr/bin/env bash
# Installs what the tests need and runs them: everything, or `fast` for what needs neither
# a browser nor a release build. The last line is the sum: `N passed, N failed`.
# Not -u: bash 3 takes an empty list for an unset one.
set -o pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
scope=${1:-all}

. scripts/lib/steps.sh
. scripts/lib/tools.sh

# Tests that write declarations must not mend what the check below compares.
export TS_RS_EXPORT_DIR=$steps_dir/types
locked=()
if [ -n "${CI:-}" ]; then
  export CARGO_INCREMENTAL=0 CARGO_TERM_COLOR=never NO_COLOR=1
  locked=(--locked)
fi

# Linting and unit tests embed a one-line page; the release build below makes the real
# one. Each profile keeps to one of the two, so nothing is compiled twice.
dev() { WEB_SKIP=1 cargo "$@"; }
in_web() { (cd web && PATH="$PWD/node_modules/.bin:$PATH" "$@"); }

# With the exporter turned on, the tests write the declarations that are compared below.
with_types=(--workspace --features stammtisch-table/ts --no-fail-fast)
rust_tests() {
  if have_cargo nextest; then
    dev nextest run "${with_types[@]}" "${locked[@]}"
  else
    dev test --tests "${with_types[@]}" "${locked[@]}"
  fi
}

if [ "$scope" = all ]; then
  step once "tools" scripts/install-test-tools.sh
fi
step once "format" cargo fmt --all --check
step once "clippy" dev clippy --workspace --all-targets --all-features "${locked[@]}" -- -D warnings
step once "house rules" dev xtask tidy
step many "shell helpers" scripts/lib/count_test.sh
step many "Rust tests" rust_tests
step once "wire types" dev xtask types --check "$TS_RS_EXPORT_DIR"
step few "documentation tests" dev test "${with_types[@]}" --doc "${locked[@]}"
if have_cargo_deny; then
  step once "licences and bans" cargo deny --log-level error check licenses bans sources
  # What cannot be had is no fault of the code; what the list says of the code is one.
  if step_limit=120 limited cargo deny --log-level error fetch db >/dev/null 2>&1; then
    step once "advisories" cargo deny --log-level error --offline check advisories
  else
    skip "advisories" "the list of RustSec (github.com/RustSec/advisory-db) cannot be reached"
  fi
else
  skip "licences and bans" "cargo-deny $cargo_deny_floor is missing (scripts/install-test-tools.sh)"
fi

# A unit that leaves more open than this, of 100 points, is no cage.
if systemd-analyze --help 2>/dev/null | grep -q -e --offline; then
  step once "service unit" systemd-analyze --no-pager security --offline=true --threshold=20 deploy/stammtisch.service
else
  skip "service unit" "systemd-analyze 250 or newer is missing (scripts/install-test-tools.sh)"
fi

step once "npm packages" scripts/npm-ci.sh
step once "svelte-check" in_web svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
step once "eslint" in_web eslint --max-warnings 0 .
step once "prettier" in_web prettier --check .
step many "client tests" in_web vitest run

if [ "$scope" = all ]; then
  step once "release build" cargo build --release "${locked[@]}"
  step many "web build" scripts/web-build-test.sh
  step few "cage" scripts/cage-test.sh
  step many "scripted games" scripts/scripted-games.sh
  step many "browser tests" scripts/e2e.sh
fi

finish
