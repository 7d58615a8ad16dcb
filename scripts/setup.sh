#!/bin/sh
# Installs only what is missing: each step stores a checksum of its input and is skipped while the input is unchanged.
# usage: setup.sh site | dev
set -eu
cd "$(dirname "$0")/.."
purpose=$1

say() { printf '\033[2m%s\033[0m\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }
fresh() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }
digest() { cat "$@" | cksum; }

has_version() { "$1" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null; }

find_python() {
  for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3; do
    if [ -n "$candidate" ] && has_version "$candidate"; then echo "$candidate"; return; fi
  done
  stop "Python 3.11 or newer was not found. Install it (python.org, brew, apt), or set its path: PYTHON=/path/to/python3 make run"
}

command -v node >/dev/null 2>&1 || stop "Node 20.19 or newer was not found. Install it (nodejs.org, brew, nvm): it builds the files for browsers."
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  stop "Node $(node --version) is too old: the front-end build needs 20.19 or newer. Update it (nodejs.org, brew, nvm)."

# 1. Python packages
install_for_python() {
  if [ ! -x .venv/bin/python ]; then
    say "Creating a virtual environment in .venv …"
    "$(find_python)" -m venv .venv ||
      stop "Python could not create a virtual environment. On Debian and Ubuntu this needs a separate package: apt install python3-venv"
  fi
  list=requirements/$purpose.txt
  stamp=.venv/.$purpose
  # The development requirements include those of the site.
  if [ "$purpose" = site ] && fresh .venv/.dev "$(digest requirements/dev.txt)"; then list=requirements/dev.txt; stamp=.venv/.dev; fi
  if ! fresh "$stamp" "$(digest "$list")"; then
    say "Installing Python packages (a few seconds to a minute the first time) …"
    scripts/install.sh .venv -r "$list"
    digest "$list" > "$stamp"
  fi
}

# 2. Browser packages
install_for_browsers() {
  if ! fresh node_modules/.stamp "$(digest package-lock.json)"; then
    say "Installing browser packages (about 20 seconds the first time) …"
    npm ci --silent --no-audit --no-fund
    digest package-lock.json > node_modules/.stamp
  fi
}

# Python packages are installed meanwhile: they mostly wait for the network, and nothing before step 4 needs them.
install_for_python & python=$!
install_for_browsers

# 3. The front end
sources=$(find web intarsia/widgets intarsia/fields package-lock.json -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.mjs' -o -name '*.json' \) ! -name '*.test.*' | LC_ALL=C sort | xargs cat | cksum)
if ! fresh intarsia/rendering/bundle/.stamp "$sources"; then
  say "Building the front end …"
  node web/build/build.mjs
  printf '%s' "$sources" > intarsia/rendering/bundle/.stamp
fi

wait "$python"

# 4. A browser for the journeys, and the programs that tests and benchmarks start
if [ "$purpose" = dev ]; then
  scripts/chromium.sh > /dev/null
  .venv/bin/python scripts/programs.py
fi
