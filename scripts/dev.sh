#!/usr/bin/env bash
# The server and, in front of it, vite's server with live reload. Ctrl-C ends both.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

scripts/npm-ci.sh || exit 1
# vite serves the client; the binary need not build it.
export WEB_SKIP=1
cargo build || exit 1
trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
cargo run -- serve --listen 127.0.0.1:7777 "$@" &
(cd web && exec node_modules/.bin/vite) &
wait -n
