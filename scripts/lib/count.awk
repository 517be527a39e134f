# Adds up what test runners report of themselves and prints `PASSED FAILED`.

# "12 passed" in a line that names its numbers first.
function number(line, word) {
  return match(line, "[0-9]+ " word) ? substr(line, RSTART) + 0 : 0
}

{ gsub(/\033\[[0-9;]*m/, ""); sub(/\r$/, "") }

# cargo-nextest
/^ *Summary \[.*tests? run:/ {
  passed += number($0, "passed")
  failed += number($0, "failed") + number($0, "timed out")
}
# cargo test
/^test result: / {
  passed += number($0, "passed")
  failed += number($0, "failed")
}
# vitest
/^ *Tests  +[0-9]/ {
  passed += number($0, "passed")
  failed += number($0, "failed")
}
# node --test, in both of its formats
/^(#|ℹ) pass [0-9]+$/ { passed += $3 }
/^(#|ℹ) (fail|cancelled) [0-9]+$/ { failed += $3 }
# our own scripts
/^[a-z ]+: [0-9]+ passed, [0-9]+ failed$/ {
  passed += number($0, "passed")
  failed += number($0, "failed")
}

END { print passed + 0, failed + 0 }
