#!/usr/bin/env bash
# The browser tests, against a build for development with the real client, or $STAMMTISCH_BIN.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
. scripts/lib/tools.sh

scripts/npm-ci.sh || exit 1
export STAMMTISCH_BIN=${STAMMTISCH_BIN:-${CARGO_TARGET_DIR:-$PWD/target}/debug/stammtisch}
if [ ! -x "$STAMMTISCH_BIN" ]; then
  echo "$STAMMTISCH_BIN is missing: run \`cargo build\` first"
  exit 1
fi
if LC_ALL=C grep -qaF 'built without its web client (WEB_SKIP=1)' "$STAMMTISCH_BIN"; then
  echo "$STAMMTISCH_BIN has no web client: run \`cargo build\` without WEB_SKIP"
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
# Those that wait for a clock of the game first, then by size: what takes long does not begin when all
# else is done.
all=(web/e2e/*.test.{js,mjs,ts})
if [ ${#files[@]} -eq 0 ] && [ ${#all[@]} -gt 0 ]; then
  slow=(web/e2e/{clock,bad-connection}.test.mjs)
  for file in "${slow[@]}"; do
    [ ! -f "$file" ] || files+=("$file")
  done
  while IFS= read -r file; do
    case " ${slow[*]} " in *" $file "*) ;; *) files+=("$file") ;; esac
  done < <(ls -S "${all[@]}")
fi
if [ ${#files[@]} -eq 0 ]; then
  echo "there are no browser tests in web/e2e"
  exit 1
fi
# One file more than there are processors: a test mostly waits, for bots and for what moves on the page.
at_once=$((1 + $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)))
[ "$at_once" -le 8 ] || at_once=8
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
printf '%s\0' "${files[@]}" | xargs -0 -P "$at_once" -n 1 bash -c 'run "$@"' run "${options[@]}"
