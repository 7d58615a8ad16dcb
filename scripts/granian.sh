#!/bin/sh
# Replaces this process by the demo's server (scripts/granian.sh HOST PORT [WORKERS], DJANGO_SETTINGS_MODULE).
set -eu
cd "$(dirname "$0")/.."

# Each connection needs a file descriptor; many systems start with 1,024.
ulimit -S -n 65536 2>/dev/null || ulimit -S -n "$(ulimit -H -n)" 2>/dev/null || true

# The same time for slow headers as for slow bodies (intarsia/serving/limits.py).
exec "${GRANIAN:-.venv/bin/granian}" --interface rsgi demo.rsgi:application --host "$1" --port "$2" \
  --workers "${3:-2}" --respawn-failed-workers --workers-kill-timeout 5 \
  --http1-header-read-timeout $((${INTARSIA_SLOW_SECONDS:-10} * 1000)) --backlog 4096 --backpressure 8192 --no-ws \
  --no-access-log --log-level "${GRANIAN_LOG_LEVEL:-warning}"
