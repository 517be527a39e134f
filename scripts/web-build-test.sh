#!/usr/bin/env bash
# Tests of how the binary gets its web client (crates/web-assets/build), with a real cargo
# on a copy of the sources: what a newcomer without Node reads, that a ready build is taken
# as it is, and that a changed source never leaves a stale page behind.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
# Always the same place, or each run would leave its own crate in the target folder.
place=$CARGO_TARGET_DIR/web-build-test
rm -rf "$place"
trap 'rm -rf "$place"' EXIT
passed=0
failed=0

# The copy is a workspace of its own around the one crate.
copy=$place/copy
mkdir -p "$copy/crates" "$copy/web"
cp -r crates/web-assets "$copy/crates/"
cp Cargo.lock "$copy/"
sed -e 's|^members = .*|members = ["crates/web-assets"]|' -e '/^default-members/d' \
  Cargo.toml >"$copy/Cargo.toml"
scripts/npm-ci.sh || exit 1
tar -c --exclude=./node_modules -C web . | tar -x -C "$copy/web"
ln -s "$PWD/web/node_modules" "$copy/web/node_modules"

verdict() { # status, what it means if that is not 0
  if [ "$1" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$2"
    cat "$place/log"
  fi
}

# Checking is enough: it runs the build script and needs no code of the dependencies.
build() {
  (cd "$copy" && env "$@" cargo check --message-format json 2>"$place/log" >"$place/json")
}
out_dir() {
  sed -n 's/.*web-assets.*"out_dir":"\([^"]*\)".*/\1/p' "$place/json" | tail -n 1
}
embeds() { grep -q "$1" "$(out_dir)/files.rs" 2>>"$place/log"; }
weighs_at_most() { # bytes, file names
  local limit=$1 weight
  shift
  weight=$(find "$(out_dir)/web" -type f \( "$@" \) -exec gzip -9 -c {} \; | wc -c)
  echo "web build: $weight of $limit bytes" | tee -a "$place/log"
  [ "$weight" -le "$limit" ]
}

refusal() { # what `node` does, what the newcomer reads
  mkdir -p "$place/bin"
  printf '#!/bin/sh\n%s\n' "$1" >"$place/bin/node"
  chmod +x "$place/bin/node"
  if build PATH="$place/bin:$PATH"; then return 1; fi
  grep -q "$2.*apt-get install.*WEB_SKIP=1" "$place/log" && ! grep -q panicked "$place/log"
}

refusal 'exit 127' 'Node.js was not found'
verdict $? "no clear word about the missing Node"
refusal 'echo v18.20.4' 'Node.js v18.20.4 is too old'
verdict $? "no clear word about the old Node"

build WEB_SKIP=1 && embeds '"/index.html"' && embeds 'SKIPPED: bool = true'
verdict $? "WEB_SKIP=1 made no page"

mkdir -p "$place/ready/assets"
echo '<!doctype html>ready' >"$place/ready/index.html"
echo 'let ready;' >"$place/ready/assets/ready-12345678.js"
build WEB_DIST="$place/ready" && embeds ready-12345678.js
verdict $? "WEB_DIST was not embedded"

build && embeds '"/assets/' && ! embeds 'ready-12345678.js'
verdict $? "the client was not built"

# Everything there is, gzipped: both languages and every dialog of every game. Nobody loads all of
# it; what a first visit to a table of each game loads is measured in the browser
# (web/e2e/budget.test.mjs): at most 62.6 kB of script. What a game alone brings has its own bound.
games=0
for folder in web/src/games/*/; do
  games=$((games + 1))
  game=$(basename "$folder")
  weighs_at_most 16000 -name "$game-*.js"
  verdict $? "the script of $game is too large"
done
# All pages in both languages together: 30 kB of it the editor of rules, 28 kB the films of matches and
# the check of their shuffles, 20 kB looking back, the deal of the day, numbers and pictures, which load
# only for those who want them; what a table loads is measured in a browser. Each game may bring 28 kB,
# with styles and pictures 40 kB.
weighs_at_most $((264000 + games * 28000)) -name '*.js'
verdict $? "the script is too large"
weighs_at_most $((292000 + games * 40000)) -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.svg'
verdict $? "the pages are too large"

(cd "$copy" && cargo test --test router) >"$place/log" 2>&1
verdict $? "the built client is not served as it should be"

mkdir -p "$copy/web/public"
echo probe >"$copy/web/public/probe.txt"
build && embeds '"/probe.txt"'
verdict $? "a new file is missing"

rm "$copy/web/public/probe.txt"
build && ! embeds '"/probe.txt"'
verdict $? "a removed file is still there"

echo "web build: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
