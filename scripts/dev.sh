#!/bin/sh
# Django's development server beside a build that repeats itself whenever a source changes.
set -eu
cd "$(dirname "$0")/.."
export DJANGO_SETTINGS_MODULE=demo.settings DEBUG=1
.venv/bin/python manage.py prepare_demo
node web/build/watch.mjs &
watcher=$!
trap 'kill $watcher 2>/dev/null' EXIT INT TERM
.venv/bin/python manage.py runserver "$HOST:$PORT"
