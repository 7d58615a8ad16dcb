#!/bin/sh
# Format, lint, types, import rules, contract, licences. All of them run, so that one look shows everything.
cd "$(dirname "$0")/.."
failed=0
run() { printf '  %-14s' "$1"; shift; if output=$("$@" 2>&1); then echo ok; else echo FAILED; printf '%s\n' "$output"; failed=1; fi; }

run "ruff format" .venv/bin/ruff format --check --quiet .
run "ruff" .venv/bin/ruff check --quiet .
run "mypy" .venv/bin/mypy --no-error-summary intarsia demo
run "imports" .venv/bin/lint-imports
run "biome" npx biome check --diagnostic-level=error .
run "typescript" npx tsc --noEmit
run "migrations" .venv/bin/python manage.py makemigrations --check --dry-run --settings demo.settings_test
run "contract" npx vitest run --silent=passed-only web/kit/contract.test.ts
run "licences" .venv/bin/python scripts/licences.py
exit $failed
