#!/usr/bin/env bash
# Plays every scripted game in the repository, with a build for development or $STAMMTISCH_BIN.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
bin=${STAMMTISCH_BIN:-${CARGO_TARGET_DIR:-$PWD/target}/debug/stammtisch}
passed=0
failed=0

while IFS= read -r file; do
  if output=$("$bin" script run "$file" 2>&1); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED %s\n%s\n' "$file" "$output"
  fi
done < <(find crates docs -name '*.script' -not -path '*/target/*' | sort)

echo "scripted games: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
