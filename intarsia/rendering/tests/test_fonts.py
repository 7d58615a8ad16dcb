"""Families that a site or a package adds: rules, fallbacks with the same metrics, preloads."""

import re

import pytest

from intarsia.rendering.fonts import FontFace, FontFamily, FontFile
from intarsia.rendering.fonts.fallbacks import LOCAL
from intarsia.rendering.fonts.preloads import font_preloads
from intarsia.rendering.fonts.rules import all_rules, family_rules

LATIN = FontFile("acme/latin.woff2", "U+0000-00FF", is_static=True)
GREEK = FontFile("acme/greek.woff2", "U+0370-03FF", is_static=True)
MEASURED = {"ascent": 0.9, "descent": 0.3, "line_gap": 0.1, "width": 0.5502, "bold_width": 0.6}
USED = 'h1{font-family:"Acme",serif}'


def face(*files: FontFile, weight: str = "400", style: str = "normal", **measures: float) -> FontFace:
    return FontFace(files=files or (LATIN,), weight=weight, style=style, **measures)


def rules(family: FontFamily, html: str = "<p>Oak</p>", *, has_italics: bool = False) -> str:
    return family_rules([family], [html], USED, has_italics)


def test_a_rule_names_the_static_file_its_weights_and_characters():
    family = FontFamily("Acme", (face(weight="100 900"),))

    assert rules(family) == (
        '@font-face{font-family:"Acme";font-weight:100 900;font-display:swap;'
        'src:url("/static/acme/latin.woff2") format("woff2");unicode-range:U+0000-00FF}'
    )


@pytest.mark.parametrize(
    ("html", "is_there"), [("<p>Oak</p>", False), ("<p>Δρυς</p>", True), ("<input>", True), ("<textarea>", True)]
)
def test_a_page_has_the_parts_whose_characters_it_can_show(html, is_there):
    assert ("greek" in rules(FontFamily("Acme", (face(LATIN, GREEK),)), html)) is is_there


def test_a_page_has_italic_faces_if_it_has_italics():
    family = FontFamily("Acme", (face(style="italic"),))

    assert rules(family) == "" and "font-style:italic" in rules(family, has_italics=True)


def test_a_family_that_the_css_does_not_name_has_no_rules():
    families = [FontFamily("Acme", (face(),)), FontFamily("Acme Two", (face(),))]

    assert "Acme Two" not in family_rules(families, [""], USED, False)
    assert "Acme Two" in all_rules(families)


def test_the_fallback_takes_as_much_room_as_the_font():
    found = rules(FontFamily("Acme", (face(**MEASURED),)))

    first = found.split("@font-face")[2]
    assert 'font-family:"Acme fallback";font-weight:400;src:local("Arial"),local("Liberation Sans")' in first
    # 0.5502 / 0.4402, and the measures divided by it.
    assert "size-adjust:125.0%;ascent-override:72.0%;descent-override:24.0%;line-gap-override:8.0%" in first


def test_a_variable_font_has_a_regular_and_a_bold_fallback():
    found = rules(FontFamily("Acme", (face(weight="100 900", **MEASURED),)))

    assert 'font-weight:100 549;src:local("Arial")' in found
    assert 'font-weight:550 900;src:local("Arial Bold")' in found


@pytest.mark.parametrize(
    ("weight", "fallbacks"),
    [
        ("549", ["549", "Arial"]),
        ("550", ["550", "Arial Bold"]),
        ("400 550", ["400 549", "Arial", "550", "Arial Bold"]),
        ("549 900", ["549", "Arial", "550 900", "Arial Bold"]),
        ("550 900", ["550 900", "Arial Bold"]),
    ],
)
def test_text_from_the_weight_550_on_falls_back_to_a_bold_font(weight, fallbacks):
    found = rules(FontFamily("Acme", (face(weight=weight, **MEASURED),)))
    pairs = re.findall(r'font-family:"Acme fallback";font-weight:([\d ]+);src:local\("([^"]+)"\)', found)

    assert [one for pair in pairs for one in pair] == fallbacks


def test_an_italic_face_falls_back_to_local_italics():
    found = rules(FontFamily("Acme", (face(weight="700", style="italic", **MEASURED),), "serif"), has_italics=True)

    assert 'font-style:italic;font-weight:700;src:local("Georgia Bold Italic")' in found


@pytest.mark.parametrize("generic", list(LOCAL))
def test_the_value_of_the_design_names_every_fallback(generic):
    family = FontFamily("Acme", (face(**MEASURED),), generic)

    names = set(re.findall('font-family:("[^"]+")', all_rules([family])))
    assert names == set(re.findall('"[^"]+"', family.css))


def test_a_face_without_measures_has_no_fallback():
    assert "fallback" not in rules(FontFamily("Acme", (face(),)))


def test_the_url_of_a_storage_cannot_end_the_rule(monkeypatch):
    monkeypatch.setattr(FontFile, "url", 'https://files.example/a.woff2?x="}</style>')

    assert '"}</style>' not in rules(FontFamily("Acme", (face(),))).replace('") format', "")


def test_a_page_preloads_the_basic_characters_of_its_headings_and_of_its_text():
    light = FontFile("acme/light.woff2", is_static=True)
    family = FontFamily("Acme", (face(light, weight="300"), face(LATIN, GREEK, weight="500")))
    values = {"font.heading": family.css, "font.text": "Georgia, serif"}

    assert font_preloads({"values": values}, [family]) == ("/static/acme/latin.woff2",)


def test_one_family_for_headings_and_text_is_preloaded_once():
    family = FontFamily("Acme", (face(),))
    values = {"font.heading": family.css, "font.text": family.css}

    assert font_preloads({"values": values}, [family]) == ("/static/acme/latin.woff2",)


def test_without_values_a_page_preloads_the_fonts_of_the_theme():
    heading, text = font_preloads({}, [])

    assert "fraunces-basic" in heading and "source-sans-3-latin" in text


def test_a_page_in_local_fonts_preloads_nothing():
    assert font_preloads({"values": {"font.heading": "Georgia, serif", "font.text": "Arial"}}, []) == ()


@pytest.mark.parametrize(
    ("weight", "shown"),
    [(100, "300"), (300, "300"), (349, "300"), (351, "400"), (449, "400"), (451, "500 700"), (600, "500 700")],
)
def test_text_is_shown_in_the_upright_font_with_the_nearest_weight(weight, shown):
    faces = [FontFace((), one, style) for style in ("italic", "normal") for one in ("300", "400", "500 700")]
    family = FontFamily("Any", (*faces, FontFace((), "100 900", "italic")))
    face = family.upright_near(weight)

    assert face and (face.weight, face.style) == (shown, "normal")


def test_a_font_that_has_the_weight_is_nearer_than_any_other():
    family = FontFamily("Any", (FontFace((), "401"), FontFace((), "100 900")))

    assert [face and face.weight for face in map(family.upright_near, (400, 401))] == ["100 900", "401"]


def test_a_family_of_italics_has_no_upright_font():
    assert FontFamily("Any", (FontFace((), "400", "italic"),)).upright_near(400) is None
