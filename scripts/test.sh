#!/usr/bin/env bash
# Installs what the tests need and runs them: everything, or `fast` for what is worth waiting for
# between two changes: format, lint, house rules, types, unit tests.
# The last line is the sum: `N passed, N failed`.
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

# All is compiled once: for development, with the real client, every crate with the same features.
# So the browser tests and the scripted games play with what the Rust tests have tried, which minds
# overflows and assertions that a release build leaves out.
unset WEB_SKIP
all_crates=(--workspace --features stammtisch-table/ts)
built=${CARGO_TARGET_DIR:-target}/debug
in_web() { (cd web && PATH="$PWD/node_modules/.bin:$PATH" "$@"); }

# Not with `--incremental`: that overlooks an import of a component that is gone. So all is checked, or
# nothing where every file is as it was when the check last passed.
svelte_check() {
  local seen=web/node_modules/.cache/svelte-check files sums now=
  files=$(find web/src web/*.* -type f | LC_ALL=C sort)
  if sums=$(git hash-object --stdin-paths <<<"$files"); then
    now=$(printf '%s\n' "$(node --version)" "$files" "$sums")
  fi
  if [ -n "$now" ] && [ "$now" = "$(cat "$seen" 2>/dev/null)" ]; then
    echo "nothing has changed since it passed"
    return
  fi
  in_web svelte-check --tsconfig ./tsconfig.json --fail-on-warnings || return
  [ -z "$now" ] || { mkdir -p "${seen%/*}" && echo "$now" >"$seen"; }
}

# The feature `ts` has the tests write the declarations that are compared below.
rust_tests() {
  if have_cargo nextest; then
    cargo nextest run "${all_crates[@]}" --no-fail-fast "${locked[@]}"
  else
    cargo test --tests "${all_crates[@]}" --no-fail-fast "${locked[@]}"
  fi
}
# Without the pairs of whole tables, which are no unit.
unit_tests() {
  if have_cargo nextest; then
    cargo nextest run "${all_crates[@]}" --lib -E 'not test(/^noninterference::/)' --no-fail-fast
  else
    cargo test "${all_crates[@]}" --lib --no-fail-fast -- --skip noninterference::
  fi
}

[ "$scope" = fast ] || step once "tools" scripts/install-test-tools.sh
step once "format" cargo fmt --all --check
step many "shell helpers" scripts/lib/count_test.sh
step once "npm packages" scripts/npm-ci.sh
step once "clippy" cargo clippy --workspace --all-targets --all-features "${locked[@]}" -- -D warnings
# `cargo xtask` and `cargo build` alone would compile half of the dependencies again, with fewer features.
if [ "$scope" = fast ]; then
  step once "build" cargo build "${all_crates[@]}" --lib --bin xtask "${locked[@]}"
  step once "house rules" "$built/xtask" tidy
  step many "unit tests" unit_tests
  step once "wire types" "$built/xtask" types --check "$TS_RS_EXPORT_DIR"
  step once "svelte-check" svelte_check
  step once "eslint" in_web eslint --cache --cache-location node_modules/.cache/eslint --max-warnings 0 .
  step once "prettier" in_web prettier --cache --log-level warn --check .
  step many "client tests" in_web vitest run
  finish
  exit
fi

step once "build" cargo build "${all_crates[@]}" --tests --bin stammtisch --bin xtask "${locked[@]}"
step once "house rules" "$built/xtask" tidy
step many "Rust tests" rust_tests
step once "wire types" "$built/xtask" types --check "$TS_RS_EXPORT_DIR"
step few "documentation tests" cargo test "${all_crates[@]}" --no-fail-fast --doc "${locked[@]}"
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

step once "svelte-check" in_web svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
step once "eslint" in_web eslint --max-warnings 0 .
step once "prettier" in_web prettier --check .
step many "client tests" in_web vitest run

step many "web build" scripts/web-build-test.sh
step few "cage" scripts/cage-test.sh
step many "scripted games" scripts/scripted-games.sh
step many "browser tests" scripts/e2e.sh

finish
