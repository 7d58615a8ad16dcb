.DEFAULT_GOAL := help
.PHONY: help run test test-all dev check fix unit browser services bench bench-spam spam-model spec words contract widget build setup front clean

PYTHON := .venv/bin/python
HOST ?= 127.0.0.1
PORT ?= 8000
export HOST PORT

help:      ## show these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run:       ## install what is missing, load the demo site and serve it on http://127.0.0.1:8000 (HOST, PORT)
	@scripts/setup.sh site && scripts/run.sh

test:      ## install what is missing, then everything CI runs, within 15 minutes: check, unit, journeys, kill rounds, sizes
	@scripts/setup.sh dev && $(MAKE) --no-print-directory check unit browser
	@.venv/bin/pytest -q -m "server and not long" e2e

test-all:  ## all of it: every matrix, services, soak, long kill runs; before an issue is resolved
	@$(MAKE) --no-print-directory test services
	@.venv/bin/pytest -q -m "browser and matrix" -n 2 --dist loadfile e2e
	@.venv/bin/pytest -q -m "server and long" e2e

dev:       ## server and front end with reload
	@scripts/setup.sh dev && scripts/dev.sh

check:     ## format, lint, types, import rules, contract, licences
	@scripts/check.sh

fix:       ## repair what `make check` can repair by itself
	@.venv/bin/ruff check --quiet --fix . ; .venv/bin/ruff format --quiet . ; npx biome check --write --log-level=error .

unit:      ## tests of both languages
	@npx vitest run --silent=passed-only
	@.venv/bin/pytest -q -m "not browser and not server and not services" -n 2

browser:   ## journeys in a real browser
	@.venv/bin/pytest -q -m "browser and not matrix" -n 2 --dist loadfile e2e

services:  ## the same tests against PostgreSQL, Redis and S3-compatible storage, started for the purpose; nginx, the wheel
	@.venv/bin/pytest -q -m services
	@$(PYTHON) -m e2e.services $(PYTHON) -m pytest -q -m "not browser and not server and not services" intarsia demo \
	  intarsia/pages/tests/saving_at_once.py

bench:     ## measure speed and weight against the limit
	@scripts/setup.sh dev && $(PYTHON) -m benchmarks

bench-spam: ## how well the text classifier tells spam, one CSV file of DATA=folder left out at a time
	@$(PYTHON) -m benchmarks.spam "$(DATA)"

spam-model: ## make the classifier that the package ships, from all CSV files of DATA=folder
	@$(PYTHON) -m benchmarks.spam "$(DATA)" --write

spec:      ## which clauses of docs/spec have a test
	@$(PYTHON) scripts/spec_coverage.py $(prefix)

words:     ## bring the translations of the words on public pages up to date (needs GNU gettext)
	@scripts/words.sh

contract:  ## rewrite intarsia/contract after a schema change
	@UPDATE_CONTRACT=1 npx vitest run --silent=passed-only web/kit/contract.test.ts

widget:    ## create a widget folder that already passes: make widget name=opening_hours
	@node scripts/new_widget.mjs $(name) && $(MAKE) --no-print-directory contract

build:     ## the wheel, with everything built into it
	@scripts/setup.sh dev && rm -rf build dist && $(PYTHON) -m build --wheel --outdir dist
