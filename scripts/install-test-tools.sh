#!/usr/bin/env bash
# Installs what the tests need beyond Rust and Node: packages of Debian and its relatives, and
# cargo-deny, in the target folder. Does nothing when all is there.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
. scripts/lib/tools.sh

check_node || exit 1

missing=()
command -v cc >/dev/null || missing+=(gcc libc6-dev)
command -v pgrep >/dev/null || missing+=(procps)
# For the check of deploy/stammtisch.service; nothing of it is started.
command -v systemd-analyze >/dev/null || missing+=(systemd)
# Not every relative of Debian has the shell, and a fresh machine has no package lists.
browser=
if [ -z "${CHROMIUM:-}" ] && ! command -v chromium-headless-shell >/dev/null; then
  if command -v apt-get >/dev/null; then
    apt-cache show chromium >/dev/null 2>&1 || as_root apt-get update -q
  fi
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    browser=chromium-headless-shell
  elif ! find_chromium >/dev/null; then
    browser=chromium
  fi
fi
[ -z "$browser" ] || missing+=("$browser")
# Without a font that has the suits, the browser draws boxes.
if command -v dpkg-query >/dev/null; then
  dpkg-query -W -f '${Status}' fonts-noto-core 2>/dev/null | grep -q 'ok installed' ||
    missing+=(fonts-noto-core)
fi

if ! have_cargo_deny; then
  echo "compiling cargo-deny $cargo_deny_floor, once"
  install_cargo_deny || exit 1
fi

if [ ${#missing[@]} -eq 0 ]; then
  echo "all there: $(find_chromium), $(cargo deny --version)"
  exit 0
fi
if ! command -v apt-get >/dev/null; then
  echo "please install by hand: ${missing[*]}"
  exit 1
fi

install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}"
}

echo "installing: ${missing[*]}"
# A fresh machine has no package lists, and an old one may ask for packages that are gone.
# The last try is for the rare download that fails by chance. Another browser will do.
install || { as_root apt-get update -q && install; } || install ||
  [ "${missing[*]}" = "$browser" ] || exit 1
find_chromium >/dev/null || {
  echo "no Chromium: please install one by hand, or set CHROMIUM"
  exit 1
}
