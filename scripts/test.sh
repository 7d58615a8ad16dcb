#!/bin/sh
# `make test`: runs all stages until one fails, and then prints how long each took.
cd "$(dirname "$0")/.."
export TEST_TIMES=var/test-times
rm -rf "$TEST_TIMES" && mkdir -p "$TEST_TIMES"

stage() {
  name=$1; shift
  printf '\n\033[1m%s\033[0m\n' "$name"
  from=$(date +%s)
  "$@"
  status=$?
  echo "$(($(date +%s) - from)) $name" >> "$TEST_TIMES/stages"
}

stage "set-up" scripts/setup.sh dev
# The database and the demo that tests copy: created while the checks run. A test that needs them earlier waits, and if it
# fails, the first test that needs them creates them and says why.
if [ "$status" = 0 ]; then .venv/bin/python -m e2e.prepare > "$TEST_TIMES/prepare.log" 2>&1 & fi
for name in check unit-typescript unit-python journeys; do
  if [ "$status" = 0 ]; then stage "$name" make --no-print-directory "$name"; fi
done
.venv/bin/python scripts/test_times.py "$TEST_TIMES"
exit "$status"
