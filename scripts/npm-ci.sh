#!/usr/bin/env bash
# Installs the client's packages if the lock file changed since the last time. The build
# script of crates/web-assets keeps the same stamp and takes the same lock.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"
stamp=node_modules/.stammtisch-lock

if command -v flock >/dev/null; then
  exec 9<.
  flock 9
fi
if cmp -s package-lock.json "$stamp"; then
  echo "up to date"
else
  npm ci --include=dev --no-audit --no-fund
  cp package-lock.json "$stamp"
fi
