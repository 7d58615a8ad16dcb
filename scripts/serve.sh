#!/bin/sh
# Serves the demo (scripts/serve.sh HOST PORT, DJANGO_SETTINGS_MODULE). granian restarts a worker that died, but exits if
# one dies twice within seconds; then this script restarts granian.
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
  scripts/granian.sh "$1" "$2" &
  server=$!
  wait "$server"
  status=$?
  # Workers can die in the first seconds. A server that stops early three times in a row will not start.
  if [ $(($(date +%s) - started)) -lt 3 ]; then early=$((early + 1)); else early=0; fi
  if [ "$status" -eq 0 ] || [ "$early" -ge 3 ]; then exit "$status"; fi
  echo "The server stopped (status $status) and is started again." >&2
done
