"""Wagtail's usage lists, search and comments work with documents."""

import json
from html import escape

import pytest
from django.core.files.base import ContentFile
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from wagtail.documents import get_document_model
from wagtail.images import get_image_model
from wagtail.models import Comment, Page, ReferenceIndex

from intarsia.documents import contract
from intarsia.documents.reading.text import plain_text, text_of
from intarsia.pages.models import BuilderPage

from .builders import administrator, document, element, heading, page, template

pytestmark = pytest.mark.django_db

ONE_PIXEL = (
    b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,"
    b"\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
)
CONTRACT = {
    "widgets": {
        "text": {
            "settings": {
                "title": {"kind": "text", "responsive": {"inherits": "larger"}},
                "body": {"kind": "richtext"},
                "note": {"kind": "textarea", "private": True},
                "align": {"kind": "select"},
                "rows": {"kind": "list", "fields": {"label": {"kind": "text"}, "inner": {"kind": "slot"}}},
            }
        }
    }
}


def image():
    file = SimpleUploadedFile("dot.gif", ONE_PIXEL, content_type="image/gif")
    return get_image_model().objects.create(title="A dot", file=file)


def document_in_library():
    return get_document_model().objects.create(title="Prices", file=ContentFile(b"x", "prices.pdf"))


def references(item) -> set[tuple[str, str, str]]:
    ReferenceIndex.create_or_update_for_object(item)
    found = ReferenceIndex.get_references_for_object(item).filter(content_path__startswith="document.")
    return {(row.to_content_type.model, row.to_object_id, row.content_path) for row in found}


def test_links_and_images_are_references_with_a_path():
    target, used_image = page(), image()
    linking = heading(link={"url": "/x/", "page": target.pk})
    showing = element("container", content=[linking])
    # A widget whose package was removed keeps its references.
    foreign = element(
        "unknown", slides=[{"used_image": {"id": used_image.pk, "alt": "A dot"}}], to={"url": "", "page": target.pk}
    )
    item = page(showing, foreign)
    assert references(item) == {
        ("page", str(target.pk), f"document.{linking['props']['id']}.link"),
        ("image", str(used_image.pk), f"document.{foreign['props']['id']}.slides[0].used_image"),
        ("page", str(target.pk), f"document.{foreign['props']['id']}.to"),
    }


def test_links_in_rich_text_are_references():
    target = page()
    body = f'<p><a href="/old/" data-page="{target.pk}">x</a> <a data-page="{target.pk}">y</a> <a href="/b/">z</a></p>'
    text = element("text", editor=body)

    assert references(page(text)) == {("page", str(target.pk), f"document.{text['props']['id']}.editor")}


def test_files_of_the_document_library_are_references():
    file = document_in_library()
    linking = heading(link={"url": "", "document": file.pk})
    words = element("text", editor=f'<p><a href="/old.pdf" data-document="{file.pk}">x</a></p>')
    foreign = element("unknown", to={"url": "", "document": file.pk})

    assert references(page(linking, words, foreign)) == {
        ("document", str(file.pk), f"document.{linking['props']['id']}.link"),
        ("document", str(file.pk), f"document.{words['props']['id']}.editor"),
        ("document", str(file.pk), f"document.{foreign['props']['id']}.to"),
    }


def test_images_opened_by_a_link_are_references():
    """RUN-ACT-02"""
    used_image = image()
    linking = heading(link={"url": "", "action": {"name": "lightbox", "images": [{"id": used_image.pk}]}})
    item = page(linking)

    place = f"{linking['props']['id']}.link.action.images[0]"
    assert references(item) == {("image", str(used_image.pk), f"document.{place}")}


def test_images_opened_by_a_link_in_rich_text_are_references():
    """RUN-ACT-02"""
    used_image = image()
    action = escape(json.dumps({"name": "lightbox", "images": [{"id": used_image.pk, "alt": "1 > 0"}]}))
    broken = '<a data-action="{">y</a> <a data-action="{&quot;images&quot;:3}">z</a>'
    text = element("text", editor=f'<p><a data-action="{action}">x</a> {broken}</p>')

    assert references(page(text)) == {("image", str(used_image.pk), f"document.{text['props']['id']}.editor")}


@pytest.mark.parametrize("action", [None, "x", [], {"images": 3}, {"images": [None, {"id": "7"}]}])
def test_invalid_action_has_no_references(action):
    assert references(page(heading(link={"url": "", "action": action}))) == set()


def test_background_image_is_a_reference():
    used_image = image()
    style = {"desktop": {"color": "red"}, "mobile:hover": {"background": {"$image": used_image.pk, "size": "contain"}}}
    showing = element("container", **{"$style": style})
    item = page(showing)

    place = f"{showing['props']['id']}.$style.mobile:hover.background"
    assert references(item) == {("image", str(used_image.pk), f"document.{place}")}
    assert ReferenceIndex.get_references_to(used_image).count() == 1


@pytest.mark.parametrize("style", [None, "x", [1], {"desktop": None}, {"desktop": {"background": {"$image": "7"}}}])
def test_invalid_style_has_no_references(style):
    assert references(page(element("container", **{"$style": style}))) == set()


@pytest.mark.parametrize("value", [None, "7", True, {"id": 7}, [7]])
def test_value_that_is_not_an_id_is_not_a_reference(value):
    assert (
        references(page(heading(link={"url": "", "page": value, "document": value}), element("unknown", x=[value])))
        == set()
    )


def test_wagtail_usage_lists_the_page_that_uses_an_image_page_or_document():
    target, used_image, file = page(), image(), document_in_library()
    item = page(
        heading(link={"url": "", "page": target.pk}),
        heading(link={"url": "", "document": file.pk}),
        element("unknown", shown={"id": used_image.pk, "alt": ""}),
    )
    ReferenceIndex.create_or_update_for_object(item)
    client = Client()
    client.force_login(administrator())
    for url in (
        reverse("wagtailimages:image_usage", args=(used_image.pk,)),
        reverse("wagtailadmin_pages:usage", args=(target.pk,)),
        reverse("wagtaildocs:document_usage", args=(file.pk,)),
    ):
        shown = client.get(url).content.decode()
        assert item.title in shown and "Design" in shown


def test_template_has_references():
    target = page()
    assert {row[:2] for row in references(template(heading(link={"url": "", "page": target.pk})))} == {
        ("page", str(target.pk))
    }


def test_search_finds_text_of_a_document():
    item = page(element("container", content=[heading("Walnut marquetry")]))
    assert list(BuilderPage.objects.search("marquetry")) == [item]
    assert list(Page.objects.live().search("walnut")) == [item.page_ptr]
    assert list(BuilderPage.objects.search("container")) == []


def text_element(**props) -> dict:
    return {"type": "text", "props": {"id": "t-1", **props}}


def test_search_index_contains_the_text_that_visitors_read():
    inner = text_element(title="Inner")
    outer = text_element(
        title="Title",
        title_mobile="Short",
        body="<p>One&nbsp;<b>two</b></p><p>A &amp; B</p>",
        note="Secret",
        align="left",
        future="Not in the contract",
        rows=[{"label": "Row", "inner": [inner]}],
    )
    assert text_of(document(outer), CONTRACT).split("\n") == [
        "Title",
        "Short",
        "One two A & B",
        "Row",
        "Inner",
    ]


def test_search_index_contains_captions_of_images():
    shown = element("image_gallery", gallery=[{"id": 1, "caption": "From the\nbarn"}, {"id": 2}, "x", {"caption": 3}])

    assert text_of(document(shown), contract.load()) == "From the barn"


def test_search_index_contains_prose_of_unknown_widgets():
    unknown = element(
        "unknown",
        text="<p>Made by hand</p>",
        color="#aabbcc",
        css="color: red; margin: 0",
        address="https://example.com/a b c d",
        json='{"a b": "c d"}',
        single="wide",
        nested=[{"label": "Two words"}],
    )
    assert text_of(document(unknown), CONTRACT).split("\n") == ["Made by hand", "Two words"]


def test_search_index_contains_elements_inside_an_unknown_widget_once():
    unknown = element("unknown", content=[text_element(title="Made by hand")])

    assert text_of(document(unknown), CONTRACT) == "Made by hand"


def test_text_of_separate_tags_is_separated():
    assert plain_text("<h2>One</h2><p>two<br>three</p> 1 &lt; 2") == "One two three 1 < 2"


def test_wagtail_comments_can_refer_to_elements_and_settings():
    inner = heading("Inner")
    item = page(element("container", content=[inner], rows=[{"a": 1}]))
    outer_id, inner_id = item.document["content"][0]["props"]["id"], inner["props"]["id"]

    def is_valid(path: str) -> bool:
        return Comment(page=item, contentpath=path).has_valid_contentpath(item)

    assert is_valid("document") and is_valid(f"document.{outer_id}") and is_valid(f"document.{inner_id}.title")
    assert is_valid(f"document.{outer_id}.rows.0.a")
    assert not is_valid("document.gone") and not is_valid(f"document.{inner_id}.gone")
    assert not is_valid(f"document.{outer_id}.rows.7")


def test_invalid_documents_cause_no_errors():
    for broken in (
        None,
        [],
        "x",
        {},
        {"content": 3},
        {"content": [3, {"type": "text", "props": {"rows": 3}}]},
    ):
        field = BuilderPage._meta.get_field("document")
        assert list(field.extract_references(broken)) == []
        assert field.get_searchable_content(broken) == [""]
        assert field.get_block_by_content_path(broken, ["x"]) is None
    assert text_of({"content": [text_element(rows=3, title=3)]}, CONTRACT) == ""
    assert contract.load()["version"] == 1
