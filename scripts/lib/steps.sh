# Runs steps one after the other and adds up their tests. To be sourced.
#
#   step once NAME command…   counts as one test, by its exit status
#   step many NAME command…   counts the tests its runner reports; none at all is a failure
#   step few  NAME command…   the same, but none is fine
#   skip NAME reason          says why a step is left out
#   finish                    prints the sum and returns the verdict

steps_dir=$(mktemp -d)
trap 'rm -rf "$steps_dir"' EXIT
trap 'exit 130' INT TERM
steps_begin=$SECONDS
steps_passed=0
steps_failed=0
steps_worked=0
steps_summary=()
steps_times=()
steps_broken=()

# A step that hangs must not eat the time of all others.
step_limit=${STEP_LIMIT:-2700}

step() {
  local kind=$1 name=$2 log=$steps_dir/log begin=$SECONDS status passed=0 failed=0
  local took worked=$steps_worked
  shift 2
  printf '\n=== %s (after %d s)\n' "$name" $((SECONDS - steps_begin))
  limited "$@" </dev/null 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  if [ "$kind" = once ]; then
    passed=1
  else
    read -r passed failed < <(awk -f scripts/lib/count.awk "$log")
  fi
  if [ "$status" -eq 124 ]; then
    echo "$name: stopped after $step_limit s"
  fi
  if [ "$kind" = many ] && [ "$status" -eq 0 ] && [ $((passed + failed)) -eq 0 ]; then
    echo "$name: no test was run"
    status=1
  fi
  # A step may break before its runner can count anything, as when nothing compiles.
  if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
    failed=1
    [ "$kind" = once ] && passed=0
  fi
  steps_passed=$((steps_passed + passed))
  steps_failed=$((steps_failed + failed))
  [ "$failed" -eq 0 ] || steps_broken+=("$name")
  took=$((SECONDS - begin))
  count_processor_time
  worked=$((steps_worked - worked))
  printf -- '--- %s: %d s, %d s of processor time\n' "$name" "$took" "$worked"
  steps_times+=("$(printf '%5d s %5d s of processor time  %s' "$took" "$worked" "$name")")
  steps_summary+=("$(printf '%-20s %5d s  %5d ok %3d failed' "$name" "$took" "$passed" "$failed")")
}

# What all steps so far have cost: on a machine shared with others the clock says little. A shell
# of its own, as for a pipe, would have no children to count.
count_processor_time() {
  times >"$steps_dir/times"
  steps_worked=$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4) }' \
    "$steps_dir/times")
}

skip() {
  printf '\n=== %s: skipped: %s\n' "$1" "$2"
  steps_summary+=("$(printf '%-20s skipped: %s' "$1" "$2")")
}

# Runs a command or a function of the caller for at most $step_limit seconds, in a shell of
# its own. The command runs in the background, where Ctrl-C does not reach it by itself.
limited() {
  local job watch status
  "$@" &
  job=$!
  trap 'kill "$watch"; descendants "$job" | xargs -r kill -TERM; exit 130' INT TERM
  (
    sleep "$step_limit" &
    trap 'kill $!' TERM
    wait $! && descendants "$job" | xargs -r kill -TERM
  ) >/dev/null 2>&1 &
  watch=$!
  wait "$job"
  status=$?
  if kill "$watch" 2>/dev/null; then return "$status"; fi
  return 124
}

# A process and all that it started, the youngest first.
descendants() {
  local child
  for child in $(pgrep -P "$1"); do
    descendants "$child"
  done
  echo "$1"
}

finish() {
  printf '\n=== done after %d s\n' $((SECONDS - steps_begin))
  printf '%s\n' "${steps_summary[@]}"
  printf '\nthe slowest:\n'
  printf '%s\n' "${steps_times[@]}" | sort -rn | head -n 5
  echo
  [ ${#steps_broken[@]} -eq 0 ] || printf 'failed: %s\n' "${steps_broken[@]}"
  printf '%d passed, %d failed\n' "$steps_passed" "$steps_failed"
  [ "$steps_failed" -eq 0 ]
}
