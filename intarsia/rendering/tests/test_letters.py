"""The shipped fonts have the letters that people use, and a browser loads a file only for characters that it has."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import intarsia
from intarsia.rendering import assets
from intarsia.rendering.styles.font_faces import font_faces

from .letters import CURRENCIES, LETTERS, LETTERS_OF_TEXT, both_cases

BUILT = Path(assets.__file__).parent / "static" / assets.FOLDER
# Families that belong together, with the styles that have files.
HEADINGS, TEXT, EDITOR = ("Fraunces",), ("Source Sans 3", "Intarsia Ext"), ("Inter Variable",)
STYLES = [(HEADINGS, "normal"), (HEADINGS, "italic"), (TEXT, "normal"), (TEXT, "italic"), (EDITOR, "normal")]
# Every file of the subsetter has both.
SPACES = {" ", "\xa0"}
NAMES = (1, 3, 4, 6, 16)
COPYRIGHT, LICENSE_URL = 0, 14


@dataclass(frozen=True)
class Face:
    family: str
    style: str
    path: Path
    range: frozenset[str]

    @property
    def font(self) -> TTFont:
        return opened(self.path)

    @property
    def supported(self) -> set[str]:
        return {chr(point) for point in self.font.getBestCmap()}


@cache
def opened(path: Path) -> TTFont:
    return TTFont(path)


@cache
def faces() -> list[Face]:
    editor = BUILT / assets.url("editor.css").removeprefix(f"{assets.static_root()}/")
    css = assets.styles()["fonts"] + editor.read_text("utf-8")
    return [face for rule in re.findall(r"@font-face\{([^}]*)\}", css) if (face := face_of(rule))]


def face_of(rule: str) -> Face | None:
    """None for a stand-in from the device."""
    values = dict(re.findall(r"([\w-]+):([^;]+)", rule))
    file = re.search(r"[\w-]+\.woff2", values["src"])
    if not file:
        return None
    characters = frozenset(characters_in(values["unicode-range"]))
    family = values["font-family"].strip('"')
    return Face(family, values.get("font-style", "normal"), BUILT / "assets" / file[0], characters)


def characters_in(unicode_range: str) -> Iterator[str]:
    for first, last in re.findall(r"U\+([\dA-Fa-f?]+)(?:-([\dA-Fa-f]+))?", unicode_range):
        start, end = (first, last) if last else (first.replace("?", "0"), first.replace("?", "F"))
        yield from map(chr, range(int(start, 16), int(end, 16) + 1))


def shown(families: tuple[str, ...], style: str) -> set[str]:
    """What a browser shows in fonts of these families: the characters of a file within the range of its rule."""
    found = [face for face in faces() if face.family in families and face.style == style]
    return {character for face in found for character in face.supported & face.range}


def extended() -> list[Face]:
    return [face for face in faces() if "-latin-ext-" in face.path.name]


@cache
def translated_letters() -> set[str]:
    """Latin letters of all translations that we ship."""
    catalogs = Path(intarsia.__file__).parent.glob("*/locale/*/LC_MESSAGES/django.po")
    found = set().union(*(path.read_text("utf-8") for path in catalogs))
    return {one for one in found if one.isalpha() and unicodedata.name(one, "").startswith("LATIN")}


@pytest.mark.parametrize(("families", "style"), STYLES)
@pytest.mark.parametrize("language", LETTERS)
def test_every_font_has_the_letters_of_a_language(language: str, families: tuple[str, ...], style: str):
    assert both_cases(LETTERS[language]) - shown(families, style) == set()


@pytest.mark.parametrize(("families", "style"), STYLES)
def test_every_font_has_the_letters_of_our_translations_and_signs_of_currencies(families: tuple[str, ...], style: str):
    letters = translated_letters()

    assert {"ő", "ğ", "ħ", "ș", "ł"} <= letters
    assert (letters | set(CURRENCIES)) - shown(families, style) == set()


@pytest.mark.parametrize(("families", "style"), [(TEXT, "normal"), (TEXT, "italic"), (EDITOR, "normal")])
def test_fonts_of_text_have_further_letters(families: tuple[str, ...], style: str):
    further = set().union(*map(both_cases, LETTERS_OF_TEXT.values()))

    assert further - shown(families, style) == set()


def test_a_file_of_extended_latin_is_loaded_only_for_characters_that_no_other_file_has():
    for face in extended():
        others = [other for other in faces() if other.style == face.style and other not in extended()]
        assert face.supported - face.range <= SPACES, face.path.name
        assert not face.range & {one for other in others for one in other.supported & other.range}, face.path.name


def test_a_page_has_the_rules_of_extended_latin_for_all_characters_of_the_files():
    families = ':root{--font-heading:"Fraunces";--font-text:"Source Sans 3","Intarsia Ext"}'
    of_files = {one for face in extended() if face.family != EDITOR[0] for one in face.range}
    every = map(chr, (*range(0x20, 0xD800), *range(0xE000, 0xFFFF)))

    assert {one for one in every if "-latin-ext-" in font_faces([one], "", families)} == of_files


def test_a_part_of_a_font_with_a_reserved_name_has_another_name():
    parts = [face.font["name"] for face in faces() if face.family == "Intarsia Ext"]

    assert len(parts) == 2
    for names in parts:
        assert "Reserved Font Name ‘Source’" in names.getDebugName(COPYRIGHT)
        assert "OFL" in names.getDebugName(LICENSE_URL)
        for_users = [name for kind in NAMES if (name := names.getDebugName(kind))]
        assert for_users and not [name for name in for_users if "Source" in name]


def test_extended_latin_has_a_weight_to_choose_and_kerning():
    for face in extended():
        assert [axis.axisTag for axis in face.font["fvar"].axes] == ["wght"]
        assert "kern" in features(face.font, "GPOS")


def test_extended_latin_of_text_has_the_weights_the_height_and_the_local_forms_of_the_whole_font():
    def measures(family: str) -> dict[str, tuple[float, ...]]:
        found = [face for face in faces() if face.family == family]
        return {face.style: (*measures_of(face.font), "locl" in features(face.font, "GSUB")) for face in found}

    assert measures("Intarsia Ext") == measures("Source Sans 3")


def features(font: TTFont, table: str) -> set[str]:
    return {record.FeatureTag for record in font[table].table.FeatureList.FeatureRecord}


def measures_of(font: TTFont) -> tuple[float, ...]:
    axis, height = font["fvar"].axes[0], font["hhea"]
    return axis.minValue, axis.maxValue, height.ascent, height.descent, height.lineGap, font["head"].unitsPerEm


@pytest.mark.parametrize(
    ("family", "limit"), [("Fraunces", 33_000), ("Intarsia Ext", 18_000), ("Inter Variable", 18_000)]
)
def test_files_of_extended_latin_stay_light(family: str, limit: int):
    sizes = [face.path.stat().st_size for face in extended() if face.family == family]

    assert sizes and max(sizes) <= limit
