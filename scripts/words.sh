#!/bin/sh
# Brings the catalogs of the words on public pages up to date with what the widgets say, and compiles them.
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
