"""What a font says about itself and how wide its text is."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from intarsia.fonts.conversion.convert import Unusable, convert, describe
from intarsia.fonts.conversion.ranges import BASIC, CYRILLIC, GREEK, ranges_for
from intarsia.fonts.tests.fonts import font

FONTS = Path(__file__).resolve().parents[3] / "node_modules" / "@fontsource-variable"


def test_measures_are_shares_of_an_em():
    assert describe(font(width=500))["measures"] == {
        "ascent": 0.8,
        "descent": 0.2,
        "line_gap": 0,
        "width": 0.5,
        "bold_width": 0.5,
    }


def test_a_font_without_latin_letters_has_no_width():
    assert "width" not in describe(font(characters="жя"))["measures"]


@pytest.mark.parametrize(("serif", "generic"), [(2, "serif"), (10, "serif"), (11, "sans-serif"), (15, "sans-serif")])
def test_the_classification_of_the_font_chooses_the_local_fonts(serif, generic):
    assert describe(font(panose_serif=serif))["generic"] == generic


@pytest.mark.parametrize(("family_class", "generic"), [(0x0102, "serif"), (0x0701, "serif"), (0x0805, "sans-serif")])
def test_an_older_classification_is_read_too(family_class, generic):
    assert describe(font("Brand", panose_serif=0, family_class=family_class))["generic"] == generic


def test_without_a_classification_the_name_decides():
    assert describe(font("Brand Serif", panose_serif=0))["generic"] == "serif"
    assert describe(font("Brand Sans Serif", panose_serif=0))["generic"] == "sans-serif"


@pytest.mark.parametrize(
    ("family", "generic"),
    [
        *((name, "serif") for name in ("crimson-pro", "fraunces", "lora", "playfair-display", "source-serif-4")),
        *((name, "sans-serif") for name in ("montserrat", "nunito", "open-sans", "roboto", "space-grotesk")),
        ("jetbrains-mono", "monospace"),
    ],
)
@pytest.mark.parametrize("style", ["normal", "italic"])
def test_without_a_classification_the_outlines_decide(family, generic, style):
    file = FONTS / family / "files" / f"{family}-latin-wght-{style}.woff2"
    if style == "normal" or file.exists():
        assert describe(file.read_bytes())["generic"] == generic


def test_a_file_without_the_tables_of_a_font_is_broken():
    without_outlines = TTFont(BytesIO(font()))
    del without_outlines["glyf"], without_outlines["loca"]
    saved = BytesIO()
    without_outlines.save(saved)

    with pytest.raises(Unusable, match="broken"):
        convert(saved.getvalue(), BASIC)


@pytest.mark.parametrize(
    ("languages", "ranges"),
    [
        (["en", "de-at"], [*BASIC]),
        (["en", "ru", "uk"], [*BASIC, CYRILLIC]),
        (["el", "bg"], [*BASIC, CYRILLIC, GREEK]),
        (["en", "zh-hans"], []),
    ],
)
def test_the_languages_choose_the_parts(languages, ranges):
    assert ranges_for(languages) == ranges


def test_the_program_prints_the_measures_of_a_file(tmp_path):
    file = tmp_path / "brand.woff2"
    file.write_bytes(font(flavor="woff2"))

    printed = subprocess.run(
        [sys.executable, "-m", "intarsia.fonts.measure", str(file)], capture_output=True, check=True, text=True
    )

    assert json.loads(printed.stdout)["measures"]["width"] == 0.5
