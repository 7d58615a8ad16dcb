"""The UI strings of public pages and their translations."""

import gettext
import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from intarsia.rendering import ui_strings

from .languages import LANGUAGES, REVIEWED

LOCALES = Path(ui_strings.__file__).parent / "locale"
ENTRY = re.compile(r'^msgctxt "page"\nmsgid "(.*)"\nmsgstr "(.*)"$', re.MULTILINE)
GAP = re.compile(r"\{\w+\}")


def catalog(language: str) -> dict[str, str]:
    return dict(ENTRY.findall((LOCALES / language / "LC_MESSAGES" / "django.po").read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_has_a_translation_with_the_same_placeholders(language: str):
    translations = catalog(language)

    assert sorted(translations) == sorted(ui_strings.declared_strings()), "run `make words`"
    for word, translation in translations.items():
        assert translation and sorted(GAP.findall(translation)) == sorted(GAP.findall(word))


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_catalogs_match_their_sources(language: str):
    compiled = gettext.translation("django", LOCALES, [language])

    assert {word: compiled.pgettext("page", word) for word in ui_strings.declared_strings()} == catalog(language)


def test_each_catalog_is_listed():
    assert sorted(folder.name for folder in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_that_nobody_has_reviewed_says_so(language: str):
    header = gettext.translation("django", LOCALES, [language]).info()

    assert header.get("x-reviewed", "yes") == ("yes" if language in REVIEWED else "no")


@pytest.mark.parametrize(("code", "text"), [("uk", "Меню"), ("zh-hans", "菜单"), ("pt-br", "Menu"), ("he", "תפריט")])
def test_a_language_code_of_a_site_finds_its_catalog(code: str, text: str):
    assert ui_strings.ui_strings_for(code).get("Menu", "Menu") == text


def test_a_regional_language_uses_the_strings_of_its_base_language():
    assert ui_strings.ui_strings_for("de")["Next slide"] == "Nächste Folie"
    assert ui_strings.ui_strings_for("de-at")["Next slide"] == "Nächste Folie"


def test_untranslated_strings_stay_english():
    assert ui_strings.ui_strings_for("cy") == {}
    assert ui_strings.ui_strings_for("en") == {}


def test_a_site_can_override_translations(tmp_path: Path, settings):
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    # A catalog with two entries in the format of msgfmt: lengths and positions of both texts, then the texts.
    key, text = b"page\x04Next slide", "Nächstes Stück".encode()
    header = b"Content-Type: text/plain; charset=UTF-8\n"
    start = 28 + 4 * 8
    places = [(0, start), (len(key), start + 1), (len(header), start + 2 + len(key))]
    places.append((len(text), places[2][1] + len(header) + 1))
    numbers = [0x950412DE, 0, 2, 28, 44, 0, start, *(number for place in places for number in place)]
    packed = b"".join(number.to_bytes(4, "little") for number in numbers)
    (folder / "django.mo").write_bytes(packed + b"\0" + key + b"\0" + header + b"\0" + text + b"\0")

    settings.LOCALE_PATHS = [tmp_path]

    assert ui_strings.ui_strings_for("de")["Next slide"] == "Nächstes Stück"
    assert ui_strings.ui_strings_for("de")["Zoom"] == "Vergrößern"


def test_the_command_prints_a_template_of_all_strings_or_of_some_widgets():
    every, one = StringIO(), StringIO()
    call_command("intarsia_words", stdout=every)
    call_command("intarsia_words", "tabs", stdout=one)

    assert [word for word, _ in ENTRY.findall(every.getvalue())] == ui_strings.declared_strings()
    assert ENTRY.findall(one.getvalue()) == [("Tab {number}", "")]
    with pytest.raises(CommandError, match="no widget called tab;"):
        call_command("intarsia_words", "tab")
