.DEFAULT_GOAL := help
.PHONY: help doctor run test test-all dev check fix unit unit-typescript unit-python journeys browser server services bench bench-spam spam-model mutate spec words contract locks reference docs terms screenshots widget build font-library setup front clean

PYTHON := .venv/bin/python
HOST ?= 127.0.0.1
PORT ?= 8000
export HOST PORT
# A test that hangs fails with the stacks of its threads. Where a signal cannot interrupt it, its process ends.
LIMITED = --timeout 300 -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
# `make test` sets TEST_TIMES to record how long each test takes.
JUNIT = $(if $(TEST_TIMES),--junitxml=$(TEST_TIMES)/$@.xml)

help:      ## show these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

doctor:    ## programs, versions, ports and settings: what is there, what is missing and how to get it
	@$(firstword $(wildcard .venv/bin/python) python3) scripts/doctor.py

run:       ## install what is missing, load the demo site and serve it on http://127.0.0.1:8000 (HOST, PORT)
	@scripts/setup.sh site && scripts/run.sh

test:      ## install what is missing, then everything CI runs, within 15 minutes: check, unit, journeys, kill rounds, sizes
	@scripts/test.sh

test-all:  ## everything: all widths and modes, services, soak tests, long kill runs, 20,000 pages; before an issue is resolved
	@$(MAKE) --no-print-directory test services
	@.venv/bin/pytest -q -m "long and not server" -n 2 intarsia demo
	@.venv/bin/pytest -q -m "browser and matrix" -n 2 --dist loadfile e2e
	@.venv/bin/pytest -q -m "server and long" e2e
	@$(MAKE) --no-print-directory bench ONLY=scale

dev:       ## server and front end with reload
	@scripts/setup.sh dev && scripts/dev.sh

check:     ## format, lint, types, import rules, contract, licenses, documentation, terms
	@scripts/check.sh

fix:       ## repair what `make check` can repair by itself
	@.venv/bin/ruff check --quiet --fix . ; .venv/bin/ruff format --quiet . ; npx biome check --write --log-level=error .

unit: unit-typescript unit-python  ## tests of both languages

unit-typescript:
	@npx vitest run --silent=passed-only $(if $(TEST_TIMES),--reporter=default --reporter=junit --outputFile=$(TEST_TIMES)/$@.xml)

unit-python:
	@.venv/bin/pytest -q -m "not services and not long" -n 2 $(LIMITED) $(JUNIT) intarsia demo

# Three processes for two cores, because journeys also wait. The order is that of e2e/conftest.py.
journeys:  ## journeys on the production server, with and without a browser
	@.venv/bin/pytest -q -m "(browser and not matrix) or (server and not long)" -n 3 --dist loadfile --no-loadscope-reorder $(LIMITED) $(JUNIT) e2e

browser:   ## journeys in a real browser
	@.venv/bin/pytest -q -m "browser and not matrix" -n 2 --dist loadfile $(LIMITED) $(JUNIT) e2e

server:    ## journeys on the production server that need no browser
	@.venv/bin/pytest -q -m "server and not long" $(LIMITED) $(JUNIT) e2e

services:  ## the same tests against PostgreSQL, Redis and S3-compatible storage, started for the purpose; nginx, the wheel; on Django 6.0
	@$(PYTHON) scripts/programs.py PostgreSQL Redis nginx
	@.venv/bin/pytest -q -m services
	@$(PYTHON) -m e2e.services $(PYTHON) -m pytest -q -m "not browser and not server and not services" intarsia demo \
	  intarsia/pages/tests/saving_at_once.py intarsia/webforms/tests/editing_at_once.py
	@scripts/django6.sh

bench:     ## measure speed and weight against the limit (ONLY="tasks weight": only these, the others keep their figures); fails if it is missed
	@scripts/setup.sh dev && $(PYTHON) -m benchmarks $(ONLY)

bench-spam: ## how well the text classifier tells spam and learns, one CSV file of DATA=folder left out at a time
	@$(PYTHON) -m benchmarks.spam "$(DATA)"

spam-model: ## make the classifier that the package ships, from all CSV files of DATA=folder
	@$(PYTHON) -m benchmarks.spam "$(DATA)" --write

mutate:    ## change single tokens of the code in a copy and list what no test notices (SEED=, N=200, ONLY=folder)
	@scripts/setup.sh dev && $(PYTHON) -m scripts.mutation --seed "$(SEED)" --number $(or $(N),200) --only $(or $(ONLY),"")

spec:      ## which clauses of docs/spec have a test
	@$(PYTHON) scripts/spec_coverage.py $(prefix)

words:     ## update and compile the translations of all texts but those of the editor (needs GNU gettext)
	@scripts/words.sh

contract:  ## rewrite intarsia/contract after a schema change
	@UPDATE_CONTRACT=1 npx vitest run --silent=passed-only web/kit/schema/contract.test.ts

editor-texts: ## add new texts of the editor to its catalogs, web/editor/texts/languages, and remove old ones
	@UPDATE_TEXTS=1 npx vitest run --silent=passed-only scripts/editor_texts

locks:     ## write requirements/*.txt again after a change of a .in file; other packages keep their versions
	@cd requirements && ../.venv/bin/uv pip compile --quiet --no-header --universal --python-version 3.11 dev.in -o dev.txt
	@cd requirements && ../.venv/bin/uv pip compile --quiet --no-header --universal --python-version 3.11 -c dev.txt site.in -o site.txt

reference: ## rewrite docs/reference and the figures in README.md from the code
	@$(PYTHON) -m scripts.reference

docs:      ## build the documentation into build/docs; dead links fail
	@NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict && echo "build/docs/index.html"

terms:     ## find words that we do not use (docs/glossary.md), also in folders that `make check` skips
	@$(PYTHON) -m scripts.terminology --report

screenshots: ## take the screenshots of README.md and docs again (needs Chromium)
	@scripts/setup.sh dev && $(PYTHON) -m scripts.screenshots

widget:    ## create a widget folder that already passes: make widget name=opening_hours
	@node scripts/new_widget.mjs $(name) && $(MAKE) --no-print-directory contract

font-library: ## the wheel of packages/intarsia-fonts, from npm packages
	@scripts/setup.sh dev && $(PYTHON) -m scripts.font_library && rm -rf packages/intarsia-fonts/build && $(PYTHON) -m build --wheel --outdir dist packages/intarsia-fonts

build:     ## the wheel and the sdist, with everything built into them
	@scripts/setup.sh dev && rm -rf build dist && $(PYTHON) -m build --outdir dist
