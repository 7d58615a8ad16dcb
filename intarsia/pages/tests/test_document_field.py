"""Wagtail knows what a document uses and says: usage, search and comments reach into it."""

import json
from html import escape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from wagtail.images import get_image_model
from wagtail.models import Comment, Page, ReferenceIndex

from intarsia.pages.document_text import plain, text_of
from intarsia.pages.models import DocumentPage
from intarsia.rendering import contract

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


def references(item) -> set[tuple[str, str, str]]:
    ReferenceIndex.create_or_update_for_object(item)
    found = ReferenceIndex.get_references_for_object(item).filter(content_path__startswith="document.")
    return {(row.to_content_type.model, row.to_object_id, row.content_path) for row in found}


def test_links_and_pictures_are_references_with_a_path():
    target, picture = page(), image()
    linking = heading(link={"url": "/x/", "page": target.pk})
    showing = element("container", content=[linking])
    # A widget whose package is gone keeps its hold on its pictures and pages.
    foreign = element(
        "unknown", slides=[{"picture": {"id": picture.pk, "alt": "A dot"}}], to={"url": "", "page": target.pk}
    )
    item = page(showing, foreign)
    assert references(item) == {
        ("page", str(target.pk), f"document.{linking['props']['id']}.link"),
        ("image", str(picture.pk), f"document.{foreign['props']['id']}.slides[0].picture"),
        ("page", str(target.pk), f"document.{foreign['props']['id']}.to"),
    }


def test_links_in_rich_text_are_references_too():
    target = page()
    body = f'<p><a href="/old/" data-page="{target.pk}">x</a> <a data-page="{target.pk}">y</a> <a href="/b/">z</a></p>'
    text = element("text", editor=body)

    assert references(page(text)) == {("page", str(target.pk), f"document.{text['props']['id']}.editor")}


def test_pictures_that_a_link_opens_are_references_too():
    """RUN-ACT-02"""
    picture = image()
    linking = heading(link={"url": "", "action": {"name": "lightbox", "images": [{"id": picture.pk}]}})
    item = page(linking)

    place = f"{linking['props']['id']}.link.action.images[0]"
    assert references(item) == {("image", str(picture.pk), f"document.{place}")}


def test_pictures_that_a_link_in_rich_text_opens_are_references_too():
    """RUN-ACT-02"""
    picture = image()
    action = escape(json.dumps({"name": "lightbox", "images": [{"id": picture.pk, "alt": "1 > 0"}]}))
    broken = '<a data-action="{">y</a> <a data-action="{&quot;images&quot;:3}">z</a>'
    text = element("text", editor=f'<p><a data-action="{action}">x</a> {broken}</p>')

    assert references(page(text)) == {("image", str(picture.pk), f"document.{text['props']['id']}.editor")}


@pytest.mark.parametrize("action", [None, "x", [], {"images": 3}, {"images": [None, {"id": "7"}]}])
def test_an_action_that_is_none_refers_to_nothing(action):
    assert references(page(heading(link={"url": "", "action": action}))) == set()


def test_a_picture_behind_an_element_is_a_reference_too():
    picture = image()
    style = {"desktop": {"color": "red"}, "mobile:hover": {"background": {"$image": picture.pk, "size": "contain"}}}
    showing = element("container", **{"$style": style})
    item = page(showing)

    place = f"{showing['props']['id']}.$style.mobile:hover.background"
    assert references(item) == {("image", str(picture.pk), f"document.{place}")}
    assert ReferenceIndex.get_references_to(picture).count() == 1


@pytest.mark.parametrize("style", [None, "x", [1], {"desktop": None}, {"desktop": {"background": {"$image": "7"}}}])
def test_a_look_that_is_none_refers_to_nothing(style):
    assert references(page(element("container", **{"$style": style}))) == set()


@pytest.mark.parametrize("value", [None, "7", True, {"id": 7}, [7]])
def test_what_is_no_id_is_no_reference(value):
    assert references(page(heading(link={"url": "", "page": value}), element("unknown", x=[value]))) == set()


def test_the_usage_of_a_picture_and_of_a_page_names_the_page_that_uses_it():
    target, picture = page(), image()
    item = page(heading(link={"url": "", "page": target.pk}), element("unknown", shown={"id": picture.pk, "alt": ""}))
    ReferenceIndex.create_or_update_for_object(item)
    client = Client()
    client.force_login(administrator())
    for url in (
        reverse("wagtailimages:image_usage", args=(picture.pk,)),
        reverse("wagtailadmin_pages:usage", args=(target.pk,)),
    ):
        shown = client.get(url).content.decode()
        assert item.title in shown and "Design" in shown


def test_a_template_has_references_too():
    target = page()
    assert {row[:2] for row in references(template(heading(link={"url": "", "page": target.pk})))} == {
        ("page", str(target.pk))
    }


def test_words_of_a_document_are_found():
    item = page(element("container", content=[heading("Walnut marquetry")]))
    assert list(DocumentPage.objects.search("marquetry")) == [item]
    assert list(Page.objects.live().search("walnut")) == [item.page_ptr]
    assert list(DocumentPage.objects.search("container")) == []


def text_element(**props) -> dict:
    return {"type": "text", "props": {"id": "t-1", **props}}


def test_search_reads_what_visitors_read():
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


def test_search_reads_captions_of_pictures():
    shown = element("image_gallery", gallery=[{"id": 1, "caption": "From the\nbarn"}, {"id": 2}, "x", {"caption": 3}])

    assert text_of(document(shown), contract.load()) == "From the barn"


def test_of_unknown_widgets_search_reads_what_looks_like_prose():
    unknown = element(
        "unknown",
        text="<p>Made by hand</p>",
        colour="#aabbcc",
        css="color: red; margin: 0",
        address="https://example.com/a b c d",
        json='{"a b": "c d"}',
        single="wide",
        nested=[{"label": "Two words"}],
    )
    assert text_of(document(unknown), CONTRACT).split("\n") == ["Made by hand", "Two words"]


def test_text_between_tags_stays_apart():
    assert plain("<h2>One</h2><p>two<br>three</p> 1 &lt; 2") == "One two three 1 < 2"


def test_comments_may_point_at_an_element_and_at_its_settings():
    inner = heading("Inner")
    item = page(element("container", content=[inner], rows=[{"a": 1}]))
    outer_id, inner_id = item.document["content"][0]["props"]["id"], inner["props"]["id"]

    def is_valid(path: str) -> bool:
        return Comment(page=item, contentpath=path).has_valid_contentpath(item)

    assert is_valid("document") and is_valid(f"document.{outer_id}") and is_valid(f"document.{inner_id}.title")
    assert is_valid(f"document.{outer_id}.rows.0.a")
    assert not is_valid("document.gone") and not is_valid(f"document.{inner_id}.gone")
    assert not is_valid(f"document.{outer_id}.rows.7")


def test_documents_that_fit_no_contract_harm_nothing():
    for broken in (
        None,
        [],
        "x",
        {},
        {"content": 3},
        {"content": [3, {"type": "text", "props": {"rows": 3}}]},
    ):
        field = DocumentPage._meta.get_field("document")
        assert list(field.extract_references(broken)) == []
        assert field.get_searchable_content(broken) == [""]
        assert field.get_block_by_content_path(broken, ["x"]) is None
    assert text_of({"content": [text_element(rows=3, title=3)]}, CONTRACT) == ""
    assert contract.load()["version"] == 1
