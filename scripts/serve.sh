#!/bin/sh
# Serves the demo (scripts/serve.sh HOST PORT, DJANGO_SETTINGS_MODULE). granian starts a lost worker again, but gives up
# altogether when one dies twice within seconds; then this starts granian again.
set -u
cd "$(dirname "$0")/.."

stop() {
  kill -TERM "$server" 2>/dev/null
  wait "$server"
  exit 0
}
trap stop INT TERM

early=0
while :; do
  started=$(date +%s)
  .venv/bin/granian --interface wsgi demo.wsgi:application --host "$1" --port "$2" \
    --workers 2 --blocking-threads 2 --respawn-failed-workers --workers-kill-timeout 5 \
    --no-access-log --log-level warning &
  server=$!
  wait "$server"
  status=$?
  # Two workers may well die in the first seconds. One that stops early three times in a row will never start.
  if [ $(($(date +%s) - started)) -lt 3 ]; then early=$((early + 1)); else early=0; fi
  if [ "$status" -eq 0 ] || [ "$early" -ge 3 ]; then exit "$status"; fi
  echo "The server stopped (status $status) and is started again." >&2
done
