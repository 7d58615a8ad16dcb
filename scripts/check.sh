#!/bin/sh
# Format, lint, types, file lengths, import rules, contract, licenses, documentation, terms. They run at the same time, and all of them report.
cd "$(dirname "$0")/.."
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
count=0
run() {
  count=$((count + 1))
  printf '%s' "$1" > "$results/$count.name"; shift
  { "$@" > "$results/$count.output" 2>&1; echo $? > "$results/$count.status"; } &
}

run "mypy" .venv/bin/mypy --no-error-summary intarsia demo benchmarks intarsia/page_cache/tests/refused_by_mypy.py intarsia/documents/tests/built_documents.py
run "typescript" npx tsc --noEmit
run "contract" npx vitest run --silent=passed-only web/kit/schema/contract.test.ts
run "imports" .venv/bin/lint-imports
run "pure imports" .venv/bin/python scripts/checks/pure_imports.py
run "in functions" .venv/bin/python scripts/checks/function_imports.py
run "sizes" .venv/bin/python scripts/checks/sizes.py
run "functions" node scripts/checks/function_lengths.mjs
run "module state" .venv/bin/python -m scripts.module_state
run "migrations" .venv/bin/python manage.py makemigrations --check --dry-run --settings demo.settings_test
run "licenses" .venv/bin/python scripts/licenses.py
run "biome" npx biome check --diagnostic-level=error .
run "ruff" .venv/bin/ruff check --quiet .
run "terms" .venv/bin/python -m scripts.terminology
run "reference" .venv/bin/python -m scripts.reference --check
run "docs" env NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --strict
run "ruff format" .venv/bin/ruff format --check --quiet .
wait

failed=0
for number in $(seq "$count"); do
  printf '  %-14s' "$(cat "$results/$number.name")"
  if [ "$(cat "$results/$number.status")" = 0 ]; then echo ok; else echo FAILED; cat "$results/$number.output"; failed=1; fi
  # The number of files, and their median and longest length.
  if [ "$(cat "$results/$number.name") $(cat "$results/$number.status")" = "sizes 0" ]; then sed 's/^/    /' "$results/$number.output"; fi
done
exit $failed
