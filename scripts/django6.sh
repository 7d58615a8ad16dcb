#!/bin/sh
# Runs the unit tests on Django 6.0, in its own virtual environment, .venv-django6, which is created if it is missing or outdated.
set -eu
cd "$(dirname "$0")/.."
environment=.venv-django6

find_python() {
  for candidate in "${PYTHON:-}" python3.14 python3.13 python3.12 python3 "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python; do
    if [ -n "$candidate" ] && "$candidate" -c "import sys; sys.exit(sys.version_info < (3, 12))" 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
}

python=$(find_python)
if [ -z "$python" ]; then
  message="Django 6.0 needs Python 3.12 or newer, which was not found. Install it: apt install python3.12-venv · dnf install python3.12 · brew install python@3.12"
  if [ -n "${CI:-}" ]; then echo "$message" >&2; exit 1; fi
  echo "Skipped the tests on Django 6.0. $message" >&2
  exit 0
fi

wanted=$(cat requirements/dev.txt requirements/django6.txt | cksum)
if [ "$(cat "$environment/.stamp" 2>/dev/null || true)" != "$wanted" ]; then
  echo "Installing Django 6.0 into $environment …"
  rm -rf "$environment"
  "$python" -m venv "$environment"
  list=$(mktemp)
  trap 'rm -f "$list"' EXIT
  grep -v '^django==' requirements/dev.txt | cat - requirements/django6.txt > "$list"
  scripts/install.sh "$environment" -r "$list"
  printf '%s\n' "$wanted" > "$environment/.stamp"
fi
"$environment/bin/python" -m pytest -q -p no:cacheprovider -m "not browser and not server and not services" -n 2 "$@"
