#!/bin/sh
# Updates and compiles all catalogs. The folders of intarsia/rendering/locale are the languages of visitors.
set -eu
cd "$(dirname "$0")/.."
command -v msgmerge >/dev/null 2>&1 || { echo "GNU gettext was not found. Install it (apt install gettext, brew install gettext)." >&2; exit 1; }
templates=$(mktemp -d)
trap 'rm -rf "$templates"' EXIT
languages=intarsia/rendering/locale

update() {
  msgmerge --quiet --update --backup=none --no-wrap --no-fuzzy-matching --no-location "$1" "$2"
  msgattrib --no-obsolete --no-wrap --output-file="$1" "$1"
}

.venv/bin/python manage.py intarsia_words > "$templates/rendering.pot"
for catalog in "$languages"/*/LC_MESSAGES/django.po; do
  update "$catalog" "$templates/rendering.pot"
done

# The German catalog of another app has all its texts, which a test compares with the code. Staff read French, too.
for app in intarsia/*; do
  german=$app/locale/de/LC_MESSAGES/django.po
  [ -f "$german" ] && [ "$app/locale" != "$languages" ] || continue
  # Without its translations, which msgmerge would put where a catalog has none.
  msgfilter --keep-header --no-wrap --input="$german" sed d > "$templates/staff.pot"
  update "$app/locale/fr/LC_MESSAGES/django.po" "$templates/staff.pot"
  msggrep --no-wrap --msgctxt --extended-regexp --regexp='^page$' "$templates/staff.pot" > "$templates/visitors.pot"
  grep -q '^msgctxt' "$templates/visitors.pot" || continue
  for folder in "$languages"/*/; do
    language=$(basename "$folder")
    catalog=$app/locale/$language/LC_MESSAGES/django.po
    if [ "$language" = de ] || [ "$language" = fr ]; then continue; fi
    mkdir -p "$(dirname "$catalog")"
    [ -f "$catalog" ] || sed '/^$/q' "$folder/LC_MESSAGES/django.po" > "$catalog"
    update "$catalog" "$templates/visitors.pot"
  done
done

for catalog in intarsia/*/locale/*/LC_MESSAGES/django.po; do
  msgfmt --check-format --output-file="${catalog%.po}.mo" "$catalog"
done
