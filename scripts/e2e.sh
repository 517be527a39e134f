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
# One browser at a time: two cores serve one game smoothly, not three. Cards are dealt and bots think
# as for everybody, so a test may meet what it did not reckon with: a file that fails is run once
# more, and what went wrong the first time is shown all the same.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
again=()
status=0
for file in "${files[@]}"; do
  if node "${options[@]}" "$file" >"$log" 2>&1; then
    cat "$log"
  elif [ ${#again[@]} -lt 3 ]; then
    sed 's/^/# first try: /' "$log"
    again+=("$file")
    node "${options[@]}" "$file" || status=1
  else
    cat "$log"
    status=1
  fi
done
[ ${#again[@]} -eq 0 ] || printf '# run twice: %s\n' "${again[@]}"
exit "$status"
