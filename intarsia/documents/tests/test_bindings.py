"""Dynamic values in documents: what is refused, and what everything that reads settings gets of them."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from hypothesis import given
from hypothesis import strategies as st

from intarsia.documents import contract
from intarsia.documents.bindings import sources_in, with_values
from intarsia.documents.contract import check
from intarsia.documents.dynamic_sources import (
    dynamic_source,
    dynamic_sources,
    register_dynamic_source,
    unregister,
)
from intarsia.documents.reading.diff import changes
from intarsia.documents.reading.text import text_of
from intarsia.documents.references import references_of
from intarsia.documents.sanitize import clean_document
from intarsia.documents.tree import dynamic_settings, elements, path_in_settings


@pytest.fixture
def price() -> Iterator[None]:
    register_dynamic_source("shop.price", kind="text", label="Price", value=lambda subject: "12")
    yield
    unregister("shop.price")


def bound(source: Any, **more: Any) -> dict:
    return {"$bind": {"source": source, **more}}


def document(widget: str = "heading", **props: Any) -> dict:
    return {"root": {"props": {}}, "content": [{"type": widget, "props": {"id": "a", **props}}], "zones": {}}


def problems(widget: str = "heading", **props: Any) -> list[tuple[str, str]]:
    return [(problem.path, problem.message) for problem in check(document(widget, **props))]


def first(document: Any):
    return next(elements(document, contract.load()))


@pytest.mark.parametrize(
    ("widget", "props"),
    [
        ("heading", {"title": bound("page.title", fallback="Oak")}),
        ("heading", {"title": bound("page.first_published")}),
        ("heading", {"link": bound("page.url", fallback={"url": "/oak/", "is_external": "on"})}),
        ("text", {"editor": bound("page.description", fallback="<p>Oak</p>")}),
        ("image", {"image": bound("page.image", fallback={"id": 3})}),
        ("countdown", {"due-date": bound("page.last_published")}),
        ("accordion", {"items": [{"_id": "1", "title": bound("item.title"), "content": []}]}),
    ],
)
def test_a_setting_holds_a_dynamic_value_of_a_fitting_kind(widget: str, props: dict):
    assert problems(widget, **props) == []


@pytest.mark.parametrize(
    ("widget", "props", "path", "sentence"),
    [
        ("heading", {"title": bound("shop.stock")}, "title", "Title has an unknown dynamic value, shop.stock"),
        (
            "heading",
            {"title": bound("page.image")},
            "title",
            "Title has the dynamic value “Main image”, which does not",
        ),
        ("heading", {"title": {"$bind": "page.title"}}, "title", "without a source"),
        ("heading", {"title": {"$bind": None}}, "title", "without a source"),
        ("heading", {"title": bound(7)}, "title", "without a source"),
        ("heading", {"title": {**bound("page.title"), "more": 1}}, "title", "without a source"),
        ("heading", {"title": bound("page.title", format="d")}, "title", "without a source"),
        ("heading", {"title": bound("page.title", fallback=bound("page.url"))}, "title", "without a source"),
        ("heading", {"title": bound("page.title", fallback=7)}, "title.$bind.fallback", "Title is not a text."),
        ("heading", {"size": bound("page.title")}, "size", "cannot have a dynamic value"),
        ("video", {"url": bound("page.title")}, "url", "URL cannot have a dynamic value"),
        ("accordion", {"items": bound("page.title")}, "items", "cannot have a dynamic value"),
        ("container", {"content": bound("page.title")}, "content", "cannot have a dynamic value"),
        (
            "heading",
            {"link": bound("page.url", fallback={"url": "javascript:x"})},
            "link.$bind.fallback.url",
            "Link starts with",
        ),
    ],
)
def test_a_wrong_dynamic_value_is_refused_with_its_path(widget: str, props: dict, path: str, sentence: str):
    [(found, message)] = problems(widget, **props)

    assert found == f"content[0].props.{path}"
    assert sentence in message and message.endswith(".")


def test_an_unknown_source_that_is_stored_already_is_accepted():
    stored = document(title=bound("shop.stock", fallback="Oak"))

    assert check(stored, stored=stored) == []
    assert check(stored, stored=document(title="Oak")) != []


def test_everything_that_reads_settings_gets_the_fallback():
    stored = document(
        title=bound("page.title", fallback="Oak and walnut"), link=bound("page.url", fallback={"page": 3})
    )

    assert text_of(stored, contract.load()) == "Oak and walnut"
    [reference] = references_of(first(stored))
    assert (reference.target, reference.id, reference.path) == ("page", 3, "link.$bind.fallback")


def test_the_rich_text_of_a_fallback_is_sanitized():
    stored = document("text", editor=bound("page.description", fallback="<p onclick=x>Oak<script>x</script></p>"))

    assert "<script>" not in clean_document(stored).text and "onclick" not in clean_document(stored).text
    assert "page.description" in clean_document(stored).text


def test_a_change_names_the_source():
    before, after = document(title="Oak"), document(title=bound("page.title", fallback="Oak"))

    assert [str(one) for one in changes(before, after, contract.load())] == [
        "Heading: Title changed from “Oak” to “Page title”"
    ]


def test_dynamic_settings_are_found_in_lists():
    stored = document("accordion", items=[{"_id": "1", "title": "Oak"}, {"_id": "2", "title": bound("item.title")}])
    element = first(stored)

    assert [path_in_settings(element, one) for one in dynamic_settings(element)] == ["items.1.title"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["$bind", "source", "a"]), inner),
    max_leaves=8,
)


@given(VALUES)
def test_any_stored_value_is_read_checked_and_left_untouched(value: Any):
    stored = document(title=value, link=value, image=value)
    known = contract.load()
    before = repr(stored)

    check(stored)
    text_of(stored, known)
    clean_document(stored)
    list(references_of(first(stored)))
    list(dynamic_settings(first(stored)))
    assert repr(stored) == before


@given(st.dictionaries(st.sampled_from(["title", "items.0.title", "items.1.title"]), st.text()))
def test_values_are_put_into_a_copy(values: dict[str, str]):
    settings = {"title": "a", "items": [{"title": "b"}, {"title": "c"}], "other": {"x": 1}}
    before = repr(settings)

    copy = with_values(settings, values)

    assert repr(settings) == before
    assert copy["title"] == values.get("title", "a")
    assert [one["title"] for one in copy["items"]] == [
        values.get("items.0.title", "b"),
        values.get("items.1.title", "c"),
    ]
    assert copy["other"] is settings["other"]


def test_a_source_of_pages_is_one_of_items_too(price: None):
    names = [source.name for source in dynamic_sources()]

    assert {"page.title", "item.title", "shop.price"} <= set(names)
    assert "item.price" not in names
    assert list(sources_in({"a": [bound("x.y")]})) == ["x.y"]


def value(subject: object) -> str:
    return ""


@pytest.mark.parametrize(
    ("name", "options", "reason"),
    [
        ("page.title", {"kind": "text", "value": value}, "another source has this name"),
        ("item.title", {"kind": "text", "value": value}, "another source has this name"),
        ("title", {"kind": "text", "value": value}, "two words"),
        ("page.Subtitle", {"kind": "text", "value": value}, "two words"),
        ("page.color", {"kind": "color", "value": value}, "not one of text, date, url, image"),
        ("page.summary", {"kind": "text"}, "either `value` or `values`"),
        ("page.summary", {"kind": "text", "value": value, "values": value}, "either `value` or `values`"),
    ],
)
def test_a_wrong_source_fails_when_the_site_starts(name: str, options: dict, reason: str):
    with pytest.raises(ImproperlyConfigured, match=reason):
        register_dynamic_source(name, label="Summary", **options)
    assert dynamic_source("page.summary") is None
