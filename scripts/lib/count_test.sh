#!/usr/bin/env bash
# Tests of count.awk with lines that the runners really print.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 1
passed=0
failed=0

expect() {
  local wanted=$1 found
  found=$(printf '%b' "$2" | awk -f count.awk)
  if [ "$found" = "$wanted" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'expected %s, found %s in: %s\n' "$wanted" "$found" "$2"
  fi
}

expect '12 0' '     Summary [   0.075s] 12 tests run: 12 passed, 0 skipped\n'
expect '3 3' '     Summary [  60.1s] 6 tests run: 3 passed (1 slow), 2 failed, 1 timed out, 4 skipped\n'
expect '774 0' '     Summary [ 227.2s] 774 tests run: 774 passed (3 slow, 1 flaky), 8 skipped\n'
expect '3 0' '# first try: # pass 1\n# first try: # fail 2\n# pass 3\n# fail 0\n# cancelled 0\n# run twice: a.test.mjs\n'
expect '1 0' '     Summary [   0.075s] 1 test run: 1 passed, 22 skipped\n'
expect '7 1' 'test result: ok. 5 passed; 0 failed; 0 ignored\ntest result: FAILED. 2 passed; 1 failed; 0 ignored\n'
expect '5 1' ' Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 5 passed (6)\n'
expect '6 0' '\033[2m      Tests \033[22m \033[1m\033[32m6 passed\033[39m\033[22m\033[90m (6)\033[39m\n'
expect '3 2' '# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 0\n'
expect '3 0' 'ℹ tests 3\nℹ pass 3\nℹ fail 0\nℹ cancelled 0\n'
expect '4 1' 'scripted games: 4 passed, 1 failed\n'
expect '0 0' 'error: could not compile\n9 passed the test of time\n'

echo "count: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
