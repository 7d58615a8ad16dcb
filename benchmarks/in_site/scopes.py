"""A list of 100 items of one template, and a document with as many elements: CPU time of rendering, and queries."""

import itertools
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from wagtail.models import Page, Site

from benchmarks.in_site.cpu import cpu_seconds
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.scopes import Item, Items, StoredDocument
from intarsia.rendering.tests.item_widgets import item_widgets

ITEMS = 100
ROUNDS = 30
NEW_ROUNDS = 15

Document = dict[str, Any]


def figures() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, item_widgets(Path(folder)) as shown:
        # A query for items costs the same whatever shows them, so it is not measured here.
        items = {count: _items(count) for count in (1, ITEMS)}
        shown.items_of = lambda _id, settings: items[settings["count"]]
        known = _ratio(_listed, _written_out, ROUNDS)
        numbers = itertools.count()
        new = _ratio(
            lambda: {**_listed(), "new": next(numbers)},
            lambda: {**_written_out(), "new": next(numbers)},
            NEW_ROUNDS,
        )
        return {
            "items_ms": round(known[0] * 1000, 3),
            "document_ms": round(known[1] * 1000, 3),
            "ratio": round(known[2], 3),
            "new_items_ms": round(new[0] * 1000, 3),
            "new_document_ms": round(new[1] * 1000, 3),
            "new_ratio": round(new[2], 3),
            "more_queries": _queries(ITEMS) - _queries(1),
        }


def _ratio(items: Callable[[], Document], document: Callable[[], Document], rounds: int) -> tuple[float, float, float]:
    """Medians in seconds, and the median of the ratios: both are rendered in turn, as the machine's speed changes."""
    times = [(_cpu(items()), _cpu(document())) for _ in range(rounds + 3)][3:]
    first, second = (statistics.median(column) for column in zip(*times, strict=True))
    return first, second, statistics.median(one / other for one, other in times)


def _cpu(document: Document) -> float:
    start = cpu_seconds()
    rendered = render_documents({"main": document}, RenderContext(load=LoadContext(site=Site.objects.get())))
    used = cpu_seconds() - start
    assert rendered.value.html["main"].count("Oak and spruce") == ITEMS
    return used


def _queries(count: int) -> int:
    render = RenderContext(load=LoadContext(site=Site.objects.get()))
    # Nothing that an earlier rendering looked up is used inside a transaction.
    with transaction.atomic(), CaptureQueriesContext(connection) as queries:
        render_documents({"main": _page(_list(count))}, render)
    return len(queries)


def _items(count: int) -> Items:
    first = Page.objects.live().public().first()
    return Items(
        tuple(Item(str(number), page=first) for number in range(count)), StoredDocument("t1", _page(_card("")))
    )


def _listed() -> Document:
    return _page(_list(ITEMS))


def _written_out() -> Document:
    return _page(_element("container", "all", content=[_card(f"-{number}") for number in range(ITEMS)]))


def _list(count: int) -> Document:
    return _element("list", "all", count=count)


def _card(suffix: str) -> Document:
    content = [
        _element("page_title", f"title{suffix}"),
        _element("text", f"text{suffix}", editor="<p>Oak and spruce, <em>quartered</em> and dry.</p>"),
        _element("button", f"button{suffix}", text="Read on", link={"url": "#more"}),
    ]
    return _element("container", f"card{suffix}", content=content, **{"$style": {"desktop": {"padding": "1rem"}}})


def _page(*content: Document) -> Document:
    return {"root": {"props": {}}, "content": list(content), "zones": {}}


def _element(widget: str, id: str, **props: Any) -> Document:
    return {"type": widget, "props": {"id": id, **props}}
