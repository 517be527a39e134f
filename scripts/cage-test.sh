#!/usr/bin/env bash
# The server in a cage like that of deploy/stammtisch.service, as far as no systemd is needed: as
# nobody, without any right, on a system that cannot be written to but for the data directory.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
bin=${STAMMTISCH_BIN:-${CARGO_TARGET_DIR:-$PWD/target}/debug/stammtisch}
passed=0
failed=0

if [ "$(uname)" != Linux ] || [ "$(id -u)" -ne 0 ] || ! unshare --mount true 2>/dev/null; then
  echo "the cage is not tried: it takes root on Linux, and leave to mount"
  exit 0
fi

# Nobody reaches into root's folders: the program and its data get a place of their own.
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$place"' EXIT
chmod 755 "$place"
cp "$bin" "$place/stammtisch"
mkdir -m 700 "$place/data"
chown 65534:65534 "$place/data"

# Every file system is for reading only, except the one that is laid over the data directory. Those
# of the kernel that refuse are of no use to nobody.
caged() {
  exec unshare --mount --propagation private bash -c '
    mount --bind "$0/data" "$0/data" || exit 1
    while read -r _ _ _ _ where _; do
      [ "$where" = "$0/data" ] || mount -o remount,bind,ro "$where" 2>/dev/null
    done < <(cat /proc/self/mountinfo)
    cd / && exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs \
      --bounding-set=-all --inh-caps=-all "$@"' "$place" "$@"
}

verdict() { # status, what it means if that is not 0
  if [ "$1" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$2"
    cat "$place/log"
  fi
}

start() {
  rm -f "$place/data/address"
  caged env -u STAMMTISCH_BIN "$place/stammtisch" serve --listen 127.0.0.1:0 --data "$place/data" >"$place/log" 2>&1 &
  server=$!
  for _ in $(seq 150); do
    [ -s "$place/data/address" ] && ask GET /readyz && return
    sleep 0.2
  done
  return 1
}

stop() {
  kill -TERM "$server" && wait "$server"
}

# Asks as somebody, who is kept in a file; the answer goes to the log.
ask() { # method, path, body
  node -e '
    const [address, who, method, path, body] = process.argv.slice(1);
    const { existsSync, readFileSync, writeFileSync } = require("node:fs");
    const headers = body ? { "content-type": "application/json" } : {};
    if (existsSync(who)) headers.cookie = readFileSync(who, "utf8");
    fetch(new URL(path, readFileSync(address, "utf8").trim()), { method, body, headers }).then(async (answer) => {
      const cookie = answer.headers.get("set-cookie");
      if (cookie) writeFileSync(who, cookie.split(";")[0]);
      console.log(method, path, answer.status, await answer.text());
      process.exit(answer.ok ? 0 : 1);
    }, () => process.exit(1));
  ' "$place/data/address" "$place/who" "$@" >>"$place/log"
}

has() { grep -Eq "^$1\$" "/proc/$server/status"; }

start
verdict $? "it does not start in the cage"
has 'Uid:(\s65534){4}' && has 'Groups:\s*' && has 'NoNewPrivs:\s1'
verdict $? "it is not nobody, or could become somebody"
has 'CapPrm:\s0+' && has 'CapEff:\s0+' && has 'CapBnd:\s0+'
verdict $? "it has rights"

ask POST /api/session '{"name":"Anna"}' && ask POST /api/tables '{"chosen":{"base":"live"},"seats":2}'
verdict $? "nobody can play in the cage"

# The bars themselves.
for outside in / /tmp /var/tmp /dev/shm "$place"; do
  (caged touch "$outside/stammtisch-was-here") >"$place/log" 2>&1
  [ $? -ne 0 ] && [ ! -e "$outside/stammtisch-was-here" ]
  verdict $? "it can write to $outside"
done
(caged touch "$place/data/probe") >"$place/log" 2>&1 && rm "$place/data/probe"
verdict $? "it cannot write to its data directory"

stop
verdict $? "it does not stop in good order"
start && ask GET /api/session && grep -q Anna "$place/log"
verdict $? "what it has stored is not there after a restart"
stop

strangers=$(find "$place/data" ! -uid 65534)
[ -z "$strangers" ]
verdict $? "the data belong to others as well: $strangers"

echo "cage: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
