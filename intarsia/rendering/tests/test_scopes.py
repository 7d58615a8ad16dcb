"""A slot shows its elements, or another document, once for each item: each with its own data and ids."""

import re

import pytest
from bs4 import BeautifulSoup
from django.db import connection
from django.test.utils import CaptureQueriesContext
from wagtail.models import Page, Site

from intarsia.documents.sanitize import clean_document
from intarsia.pages.tests import builders
from intarsia.rendering import render as rendering
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.resources.load_scopes import load_scopes
from intarsia.rendering.scopes import Item, Items, Scope, StoredDocument
from intarsia.rendering.tests.faulty_widgets import element, heading, limited, page
from intarsia.rendering.tests.item_widgets import ShownItems, numbered

pytestmark = pytest.mark.django_db


CARD = (element("fact", "f"), heading("h", "Oak"))


def render(*content: dict, **options: object):
    return render_documents({"main": page(*content)}, RenderContext(**options)).value


def facts(html: str) -> list[str]:
    return re.findall(r'class="fact [^"]*">([^<]*)', html)


def test_a_slot_shows_its_elements_once_for_each_item(shown: ShownItems):
    shown.items_of = lambda *_: numbered(12)
    rendered = render(element("fact", "f0"), element("list", "loop", content=[*CARD]))

    assert facts(rendered.html["main"]) == ["the page", *(f"fact {n}" for n in range(1, 13))]
    assert rendered.html["main"].count("Oak") == 12
    assert rendered.failed == ()


def test_all_items_are_rendered_in_one_call_of_v8(shown: ShownItems, monkeypatch: pytest.MonkeyPatch):
    calls = []
    shown.items_of = lambda *_: numbered(12)
    render(heading("h", "V8 knows no document yet"))
    engine = rendering.renderer()
    call = engine.render
    monkeypatch.setattr(engine, "render", lambda *task: calls.append(task) or call(*task))
    content = element("list", "loop", content=[*CARD])
    render(content)
    calls.clear()
    shown.items_of = lambda *_: numbered(11)
    render(content)

    assert len(calls) == 1


def test_all_items_share_one_css_rule(shown: ShownItems):
    red = element("heading", "h", title="Oak", **{"$style": {"desktop": {"color": "red"}}})
    shown.items_of = lambda *_: numbered(3)
    rendered = render(element("list", "loop", content=[red]))

    assert rendered.css.count(".e-h{color:red}") == 1 and "loop-" not in rendered.css
    assert rendered.html["main"].count('class="heading e-h"') == 3


def test_a_slot_shows_another_document_once_for_each_item(shown: ShownItems):
    """The document may have elements with the same ids as the page."""
    template = StoredDocument(
        "t7", page(element("heading", "h", title="Card", **{"$style": {"desktop": {"color": "red"}}}))
    )
    shown.items_of = lambda *_: numbered(2, document=template)
    rendered = render(heading("h", "Page"), element("list", "loop"))

    assert rendered.html["main"].count('class="heading e-t7-h"') == 2
    assert ".e-t7-h{color:red}" in rendered.css and ".e-h{color:red}" not in rendered.css


def test_a_slot_shows_one_other_document(shown: ShownItems):
    template = StoredDocument("t7", page(*CARD))
    shown.items_of = lambda *_: numbered(2)
    shown.document = template
    alone = render(element("include", "i")).html["main"]
    inside = render(element("list", "loop", content=[element("include", "i")])).html["main"]

    assert facts(alone) == ["the page"]
    # The document belongs to the item around it.
    assert facts(inside) == ["fact 1", "fact 2"]


def test_items_contain_lists_of_items(shown: ShownItems):
    def items_of(page_id: str, settings: object) -> Items:
        return numbered(2) if page_id == "outer" else Items((Item("a", {"fact": page_id}),))

    inner = element("list", "inner", content=[element("fact", "f")])
    shown.items_of = items_of
    html = render(element("list", "outer", content=[inner])).html["main"]

    assert facts(html) == ["outer--1-inner", "outer--2-inner"]


def test_a_document_that_shows_itself_ends(shown: ShownItems, caplog: pytest.LogCaptureFixture):
    itself = StoredDocument("t7", page(heading("h", "Again"), element("include", "i")))
    shown.items_of = lambda *_: Items()
    shown.document = itself
    rendered = render(element("include", "i"))

    assert 1 < rendered.html["main"].count("Again") < 10
    assert "documents inside documents" in caplog.text


def test_a_slot_without_items_is_empty(shown: ShownItems):
    shown.items_of = lambda *_: None
    assert render(element("list", "loop", content=[*CARD])).html["main"] == '<ul class="list e-loop"></ul>'


def test_items_and_documents_need_names_that_can_be_told_apart():
    with pytest.raises(ValueError, match="the same id"):
        Items((Item("1"), Item("1")))
    with pytest.raises(ValueError, match="letters, digits and _"):
        Item("a b")
    with pytest.raises(ValueError, match="a part of the page"):
        StoredDocument("main", page())


def test_links_and_anchors_stay_in_their_item(shown: ShownItems):
    link = {"url": "#more"}
    card = [
        element("heading", "h", title="More", _element_id="more"),
        element("button", "b", text="More", link=link),
        element("text", "t", editor='<p><a href="#more">more</a> <a href="#top">top</a></p>'),
        element("modal_popup", "p"),
        element(
            "button", "o", text="Open", link={"url": "", "action": {"name": "popup:open", "settings": {"id": "p"}}}
        ),
    ]
    shown.items_of = lambda *_: numbered(2)
    html = render(heading("x", "Top") | {}, element("list", "loop", content=card)).html["main"]

    items = BeautifulSoup(html, "html.parser").select("[data-item]")
    for item, key in zip(items, ("loop--1", "loop--2"), strict=True):
        assert item.select_one(f"h2#{key}-more")
        links = [a["href"] for a in item.select("a[href]")]
        assert links == [f"#{key}-more", f"#{key}-more", "#top", f"#{key}-p-dialog"]
        assert item.select_one(f"#{key}-p-dialog")


def test_an_island_in_an_item_has_the_styles_of_its_document(shown: ShownItems):
    """RUN-HND-12"""
    island = element("island", "t", content=[element("fact", "f")])
    shown.items_of = lambda *_: numbered(2)
    html = render(element("list", "loop", content=[island])).html["main"]

    islands = BeautifulSoup(html, "html.parser").select("in-island")
    assert [island["data-id"] for island in islands] == ["loop--1-t", "loop--2-t"]
    assert all(island.select_one(".island.e-t") for island in islands)
    # The browser prints the same class when it hydrates.
    assert all('"styled":"t"' in island["data-settings"] for island in islands)
    assert facts(html) == ["fact 1", "fact 2"]


def test_an_element_that_fails_in_an_item_is_left_out_once(shown: ShownItems):
    broken = element("table", "broken", table={"not": "a list"}, caption={"x": 1})
    shown.items_of = lambda *_: numbered(3)
    rendered = render(element("list", "loop", content=[heading("h", "Oak"), broken]))

    assert [failure.id for failure in rendered.failed] == ["broken"]
    assert rendered.html["main"].count("Oak") == 3


@pytest.mark.parametrize("shows_document", [False, pytest.param(True, marks=pytest.mark.long)])
def test_an_element_that_never_ends_because_of_its_item_is_found(shown: ShownItems, shows_document: bool):
    """W-ALL-04"""
    card = [heading("h", "Oak"), element("fact", f"endless{shows_document}")]
    template = StoredDocument("t8", page(*card)) if shows_document else None
    shown.items_of = lambda *_: Items((Item("1", {"fact": "endless"}),), template)
    with limited(rendering.renderer()):
        rendered = render(element("list", "loop", content=card))

    assert [failure.type for failure in rendered.failed] == ["fact"]
    assert "Oak" in rendered.html["main"]


@pytest.mark.parametrize("shows_document", [False, True])
def test_the_number_of_queries_does_not_depend_on_the_number_of_items(shown: ShownItems, shows_document: bool):
    home = builders.home()
    for n in range(5):
        builders.page(parent=home, title=f"Page {n}", owner=None)
    card = [element("page_title", "p"), element("author_box", "a"), element("share_buttons", "s")]
    template = StoredDocument("t7", page(*card)) if shows_document else None

    def items_of(page_id: str, settings: dict) -> Items:
        pages = Page.objects.live().filter(title__startswith="Page ")[: settings["count"]]
        return Items(tuple(Item(str(one.pk), page=one) for one in pages), template)

    def queries_for(count: int) -> int:
        load = LoadContext(site=Site.objects.get())
        with CaptureQueriesContext(connection) as queries:
            html = render(element("list", "loop", count=count, content=card), load=load).html["main"]
        assert html.count("<li data-item") == count
        assert len(set(re.findall(r"Page \d+", html))) == count
        return len(queries)

    shown.items_of = items_of
    queries_for(1)
    assert queries_for(5) == queries_for(1)


def test_the_canvas_shows_the_data_of_the_first_item(shown: ShownItems):
    document = clean_document(page(element("list", "loop", content=[element("fact", "f")])))
    shown.items_of = lambda *_: numbered(3)
    loaded = load_scopes({"main": document}, LoadContext(scope=Scope()), {}, is_canvas=True)

    assert loaded.data == {"f": {"fact": "fact 1"}}
