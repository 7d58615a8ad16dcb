"""The words that public pages print by themselves."""

import gettext
import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from intarsia.rendering import words

LOCALES = Path(words.__file__).parent / "locale"
ENTRY = re.compile(r'^msgctxt "page"\nmsgid "(.*)"\nmsgstr "(.*)"$', re.MULTILINE)
GAP = re.compile(r"\{\w+\}")


def catalogue(language: str) -> dict[str, str]:
    return dict(ENTRY.findall((LOCALES / language / "LC_MESSAGES" / "django.po").read_text("utf-8")))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_word_has_its_translation_with_the_same_gaps(language: str):
    translations = catalogue(language)

    assert sorted(translations) == sorted(words.declared()), "run `make words`"
    for word, translation in translations.items():
        assert translation and sorted(GAP.findall(translation)) == sorted(GAP.findall(word))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_compiled_catalogue_says_what_its_source_says(language: str):
    compiled = gettext.translation("django", LOCALES, [language])

    assert {word: compiled.pgettext("page", word) for word in words.declared()} == catalogue(language)


def test_a_word_is_found_in_the_language_and_in_the_one_it_is_a_kind_of():
    assert words.words_in("de")["Next slide"] == "Nächste Folie"
    assert words.words_in("de-at")["Next slide"] == "Nächste Folie"


def test_what_has_no_translation_stays_english():
    assert words.words_in("ar") == {}
    assert words.words_in("en") == {}


def test_a_site_may_say_it_otherwise(tmp_path: Path, settings):
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    # A catalogue of two entries, as msgfmt writes it: lengths and places of both texts, then the texts.
    key, text = b"page\x04Next slide", "Nächstes Stück".encode()
    header = b"Content-Type: text/plain; charset=UTF-8\n"
    start = 28 + 4 * 8
    places = [(0, start), (len(key), start + 1), (len(header), start + 2 + len(key))]
    places.append((len(text), places[2][1] + len(header) + 1))
    numbers = [0x950412DE, 0, 2, 28, 44, 0, start, *(number for place in places for number in place)]
    packed = b"".join(number.to_bytes(4, "little") for number in numbers)
    (folder / "django.mo").write_bytes(packed + b"\0" + key + b"\0" + header + b"\0" + text + b"\0")

    settings.LOCALE_PATHS = [tmp_path]

    assert words.words_in("de")["Next slide"] == "Nächstes Stück"
    assert words.words_in("de")["Zoom"] == "Vergrößern"


def test_translators_begin_with_a_template_of_all_words_or_of_some_widgets():
    every, one = StringIO(), StringIO()
    call_command("intarsia_words", stdout=every)
    call_command("intarsia_words", "tabs", stdout=one)

    assert [word for word, _ in ENTRY.findall(every.getvalue())] == words.declared()
    assert ENTRY.findall(one.getvalue()) == [("Tab {number}", "")]
    with pytest.raises(CommandError, match="no widget called tab;"):
        call_command("intarsia_words", "tab")
