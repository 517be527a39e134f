#!/usr/bin/env bash
# The browser tests, against the binary that a user would build.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
. scripts/lib/tools.sh

scripts/npm-ci.sh || exit 1
export STAMMTISCH_BIN=${STAMMTISCH_BIN:-${CARGO_TARGET_DIR:-$PWD/target}/release/stammtisch}
if [ ! -x "$STAMMTISCH_BIN" ]; then
  echo "$STAMMTISCH_BIN is missing: run \`cargo build --release\` first"
  exit 1
fi
if ! CHROMIUM=$(find_chromium); then
  echo "no Chromium found: run scripts/install-test-tools.sh, or set CHROMIUM"
  exit 1
fi
export CHROMIUM

shopt -s nullglob
options=(--test --test-reporter=tap)
files=()
for argument in "$@"; do
  case $argument in
    -*) options+=("$argument") ;;
    *) files+=("$argument") ;;
  esac
done
[ ${#files[@]} -gt 0 ] || files=(web/e2e/*.test.{js,mjs,ts})
if [ ${#files[@]} -eq 0 ]; then
  echo "there are no browser tests in web/e2e"
  exit 1
fi
# Two files at a time: a test mostly waits for bots that think.
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
run() {
  local log=$logs/$$
  local status=0
  node "$@" >"$log" 2>&1 || status=1
  cat "$log"
  rm "$log"
  return "$status"
}
export -f run
export logs
printf '%s\0' "${files[@]}" | xargs -0 -P 2 -n 1 bash -c 'run "$@"' run "${options[@]}"
