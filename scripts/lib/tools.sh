# Finds the tools that not everyone has. To be sourced.

# What the tests install for themselves; `cargo clean` takes it away.
tools_dir=${CARGO_TARGET_DIR:-$PWD/target}/tools
PATH=$tools_dir/bin:$PATH

have_cargo() { cargo "$1" --version >/dev/null 2>&1; }

# cargo-deny checks licences, bans, sources and advisories (deny.toml). A newer one is as good.
cargo_deny_floor=0.20.2
have_cargo_deny() {
  local version
  version=$(cargo deny --version 2>/dev/null) || return 1
  printf '%s\n%s\n' "$cargo_deny_floor" "${version##* }" | sort -V -C
}

# A program that runs for a second need not be fast, but be there soon: without optimising and
# debug information it takes a minute and a half of processor time instead of many.
install_cargo_deny() {
  CARGO_TARGET_DIR=$tools_dir/build CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 \
    cargo install --quiet --locked --debug --root "$tools_dir" --version "$cargo_deny_floor" cargo-deny
  local status=$?
  rm -rf "$tools_dir/build"
  return "$status"
}

# The browser for the tests: $CHROMIUM, or what the system offers. The build of Chromium that never
# opens a window takes half of the processor time.
find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name"; then return; fi
  done
  return 1
}

# Runs a command as root, through sudo where needed.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Says what is wrong with Node, if anything is. The build of the binary says the same.
check_node() {
  local version
  version=$(node --version 2>/dev/null) && command -v npm >/dev/null || {
    echo "Node.js with npm was not found: it builds and tests the web client."
    echo "On Debian 13 or newer: sudo apt-get install nodejs npm. Elsewhere: nodejs.org."
    return 1
  }
  # Vite's floor, as in crates/web-assets/build/node.rs.
  if ! printf 'v20.19.0\n%s\n' "$version" | sort -V -C; then
    echo "Node.js $version is too old: the web client needs 20.19 or newer (nodejs.org)."
    return 1
  fi
}
