"""What a translator gets of a document, and what a translation is made of; without a database."""

import pytest

from intarsia.documents import contract
from intarsia.pages.models import BuilderPage
from intarsia.pages.tests.builders import document, element

segments = pytest.importorskip("intarsia.pages.localize.segments")
from wagtail_localize.segments import (  # noqa: E402
    OverridableSegmentValue,
    StringSegmentValue,
    TemplateSegmentValue,
)

FIELD = BuilderPage._meta.get_field("document")
TEXT = '<p>A <b>strong</b> wood</p><p>See <a href="https://wood.example/">here</a></p>'


def of(*elements: dict) -> list:
    return segments.segments_of(FIELD, document(*elements))


def translated(*elements: dict, given: list) -> list[dict]:
    made = segments.with_translations(FIELD, document(*elements), given)
    assert contract.check(made) == []
    return [one["props"] for one in made["content"]]


def strings(found: list) -> list[tuple]:
    return [(one.path, one.string.data) for one in found if isinstance(one, StringSegmentValue)]


def test_a_text_is_one_string_and_a_rich_text_one_per_paragraph():
    found = of(element("heading", id="h", title="Oak"), element("text", id="t", editor=TEXT))

    assert strings(found) == [
        ("h.title", "Oak"),
        ("t.editor", "A <b>strong</b> wood"),
        ("t.editor", 'See <a id="a1">here</a>'),
    ]


def test_links_in_a_rich_text_and_targets_of_buttons_and_images_can_be_replaced():
    found = of(
        element("text", id="t", editor=TEXT),
        element("button", id="b", text=None, link={"page": 4}),
        element("image", id="i", image={"id": 3}),
    )

    assert [(one.path, one.data) for one in found if isinstance(one, OverridableSegmentValue)] == [
        ("t.editor.'https://wood.example/'", "https://wood.example/"),
        ("b.link.page", 4),
        ("i.image.id", 3),
    ]


def test_the_same_link_twice_is_asked_for_once():
    link = '<a href="https://wood.example/">here</a>'
    found = of(element("text", id="t", editor=f"<p>{link} and {link}</p><p>{link}</p>"))

    assert [one.data for one in found if isinstance(one, OverridableSegmentValue)] == ["https://wood.example/"]


def test_a_document_without_texts_still_has_a_segment_so_that_removed_elements_disappear():
    (structure,) = of()

    assert isinstance(structure, TemplateSegmentValue)
    assert structure is not segments.STRUCTURE and structure.path == "$structure"


def test_a_translation_has_the_structure_of_the_source_and_the_texts_that_are_translated():
    heading, text = (
        element("heading", id="h", title="Oak", header_size="h3"),
        element("text", id="t", editor="<p>Ash</p>"),
    )
    given = [StringSegmentValue("h.title", "Eiche")]
    made_heading, made_text = translated(heading, text, given=given)

    assert (made_heading["title"], made_heading["header_size"]) == ("Eiche", "h3")
    assert made_text["editor"] == "<p>Ash</p>"
    assert heading["props"]["title"] == "Oak"


def test_a_rich_text_comes_back_with_its_markup_and_another_link():
    text = element("text", id="t", editor=TEXT)
    given = of(text)
    for one in given:
        if isinstance(one, StringSegmentValue):
            one.string = type(one.string)(one.string.data.replace("strong", "starkes").replace("here", "hier"))
    (props,) = translated(text, given=given)

    assert props["editor"] == ('<p>A <b>starkes</b> wood</p><p>See <a href="https://wood.example/">hier</a></p>')


def test_another_target_and_another_image_can_be_given_for_a_language():
    button, image = element("button", id="b", link={"page": 4}), element("image", id="i", image={"id": 3, "alt": "Oak"})
    given = [OverridableSegmentValue("b.link.page", 5), OverridableSegmentValue("i.image.id", 7)]
    made_button, made_image = translated(button, image, given=given)

    assert made_button["link"] == {"page": 5}
    assert made_image["image"] == {"id": 7, "alt": "Oak"}


def test_texts_of_an_element_with_a_similar_id_stay_apart():
    one, other = element("heading", id="h", title="Oak"), element("heading", id="h2", title="Ash")
    made, made_other = translated(one, other, given=[StringSegmentValue("h2.title", "Esche")])

    assert (made["title"], made_other["title"]) == ("Oak", "Esche")


def test_signs_of_markup_in_a_text_stay_as_they_are():
    heading = element("heading", id="h", title="Oak & <b>ash</b>")
    given = of(heading)
    (props,) = translated(heading, given=given)

    assert strings(given) == [("h.title", "Oak &amp; &lt;b&gt;ash&lt;/b&gt;")]
    assert props["title"] == "Oak & <b>ash</b>"
