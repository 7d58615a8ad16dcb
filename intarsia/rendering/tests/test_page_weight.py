"""Pages with very many elements stay light."""

import itertools
from typing import Any

from intarsia.rendering.render import RenderContext, render_documents

MAX_BYTES = 400_000
_numbers = itertools.count()


def element(type_: str, *content: dict, **props: Any) -> dict:
    inside = {"content": list(content)} if content else {}
    return {"type": type_, "props": {"id": f"element-{next(_numbers)}", **props, **inside}}


def card() -> dict:
    texts = [element("heading", title="Oak and walnut"), element("text", editor="<p>Two woods that fit to a hair.</p>")]
    return element("container", *texts, element("button", text="Read on"), element("icon_box"))


def section() -> dict:
    return element("section", element("grid", card(), card(), card()))


def test_a_page_of_a_thousand_elements_has_at_most_400_kb_of_html():
    sections = [section() for _ in range(59)]
    rendered = render_documents({"main": {"root": {}, "content": sections}}, RenderContext()).value
    html = rendered.html["main"]

    # Each section has a grid, three containers, and four elements in each of them.
    assert html.count("<h2") == 59 * 3 and 59 * 17 > 1000
    assert len(html.encode()) <= MAX_BYTES
