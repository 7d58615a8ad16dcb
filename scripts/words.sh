#!/bin/sh
# Updates and compiles the catalogs of the UI strings on public pages.
set -eu
cd "$(dirname "$0")/.."
command -v msgmerge >/dev/null 2>&1 || { echo "GNU gettext was not found. Install it (apt install gettext, brew install gettext)." >&2; exit 1; }
template=$(mktemp)
trap 'rm -f "$template"' EXIT
.venv/bin/python manage.py intarsia_words > "$template"
for catalog in intarsia/rendering/locale/*/LC_MESSAGES/django.po; do
  msgmerge --quiet --update --backup=none --no-wrap --no-fuzzy-matching --no-location "$catalog" "$template"
  msgattrib --no-obsolete --no-wrap --output-file="$catalog" "$catalog"
  msgfmt --check-format --output-file="${catalog%.po}.mo" "$catalog"
done
