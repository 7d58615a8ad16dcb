#!/bin/sh
# Runs Django's development server, and a build that runs again after each change of a source file.
set -eu
cd "$(dirname "$0")/.."
export DJANGO_SETTINGS_MODULE=demo.settings DEBUG=1
.venv/bin/python manage.py prepare_demo
node web/build/watch.mjs &
watcher=$!
trap 'kill $watcher 2>/dev/null' EXIT INT TERM
.venv/bin/python manage.py runserver "$HOST:$PORT"
