# Finds the tools that not everyone has. To be sourced.

have_cargo() { cargo "$1" --version >/dev/null 2>&1; }

# The browser for the tests: $CHROMIUM, or what the system offers.
find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name"; then return; fi
  done
  return 1
}

# Runs a command as root, through sudo where needed.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}
