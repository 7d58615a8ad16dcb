#!/bin/sh
# Migrates the database, loads the demo if it is missing, and serves it.
set -eu
cd "$(dirname "$0")/.."
export DJANGO_SETTINGS_MODULE=demo.settings
address="http://$HOST:$PORT"
export BASE_URL="$address"

.venv/bin/python - "$HOST" "$PORT" <<'PYTHON' || exit 1
import socket, sys
host, port = sys.argv[1], int(sys.argv[2])
try:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
except OSError as error:
    sys.exit(f"{host}:{port} cannot be used ({error.strerror}). Stop what runs there, or choose another port: PORT=8001 make run")
PYTHON

.venv/bin/python manage.py prepare_demo

cat <<TEXT

  Site     $address/
  Editor   $address/admin/   user: owner   password: intarsia
  Stop     Ctrl C

TEXT
exec .venv/bin/python -m intarsia.serving demo.rsgi:application --host "$HOST" --port "$PORT"
