"""A stylesheet has the fonts whose characters the page can show."""

import pytest

from intarsia.rendering.fonts import THEME_FAMILIES
from intarsia.rendering.styles.font_faces import font_faces, theme_font_rules

PLAIN = "<h1>Plain</h1>"
BOTH = ':root{--font-heading:"Fraunces",serif;--font-text:"Source Sans 3",sans-serif}'


@pytest.mark.parametrize("html", ["<h1>Łódź</h1>", "<p>Kč, İstanbul, Ẁ</p>", "<input name=q>", "<textarea></textarea>"])
def test_a_page_that_can_show_extended_latin_has_its_fonts(html: str):
    assert "-latin-ext-" in font_faces([PLAIN, html], "", BOTH)


@pytest.mark.parametrize("html", [PLAIN, "<p>Größe, œuvre, niño, “quoted” – 5 €</p>"])
def test_other_pages_do_without_them(html: str):
    rules = font_faces([html], "", BOTH)

    assert "-latin-ext-" not in rules
    assert "fraunces-basic-wght-normal" in rules
    assert "Fraunces fallback" in rules
    assert "__STATIC__" not in rules


@pytest.mark.parametrize(
    ("html", "css"),
    [
        ("<p>An <em>accent</em></p>", ""),
        ("<blockquote>Oak</blockquote>", ""),
        (PLAIN, ".quote{font:italic 440 1em/1 a}"),
    ],
)
def test_a_page_with_italics_has_their_fonts(html: str, css: str):
    assert "wght-italic" in font_faces([html], css, BOTH)


def test_other_pages_do_without_italics():
    assert "wght-italic" not in font_faces(
        [PLAIN, "<img><iframe>", '<blockquote class="testimonial">'], ".quote{font-weight:440}", BOTH
    )


def test_a_page_has_no_rules_of_a_family_that_its_css_does_not_name():
    rules = font_faces([PLAIN], "", ':root{--font-heading:Georgia,serif;--font-text:"Source Sans 3",sans-serif}')

    assert "Fraunces" not in rules and "Source Sans 3" in rules


def test_a_style_of_an_element_keeps_a_family_of_the_theme():
    assert "fraunces-basic" in font_faces([PLAIN], ".e-1{font-family:Fraunces,Georgia,serif}", "")


def test_a_list_of_families_has_all_their_rules():
    rules = theme_font_rules()

    assert [name for name in THEME_FAMILIES if f'"{name}"' not in rules and f"font-family:{name}" not in rules] == []
    assert "font-style:italic" in rules and "-latin-ext-" in rules
    assert "__STATIC__" not in rules
