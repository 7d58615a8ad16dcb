"""However often the widgets of the catalog are shown, no id repeats and every reference stays in its scope."""

from collections.abc import Iterator

import pytest
from bs4 import BeautifulSoup, Tag
from hypothesis import given, settings
from hypothesis import strategies as st

from intarsia.documents import contract
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.scopes import StoredDocument
from intarsia.rendering.tests.faulty_widgets import element, page
from intarsia.rendering.tests.item_widgets import ShownItems, numbered
from intarsia.rendering.tests.test_every_widget import element as default_element

pytestmark = pytest.mark.django_db

WIDGETS = sorted(contract.load()["widgets"])
# Attributes whose value is an id, or several.
REFERENCES = ("for", "form", "list", "headers", "popovertarget", "commandfor")
ARIA_REFERENCES = tuple(
    f"aria-{name}" for name in ("activedescendant", "controls", "describedby", "details", "labelledby", "owns")
)


def references(prefix: str) -> list[dict]:
    """Elements that refer to each other by anchor and by id."""
    opens = {"url": "", "action": {"name": "popup:open", "settings": {"id": f"{prefix}popup"}}}
    return [
        element("heading", f"{prefix}h", title="More", _element_id=f"{prefix}more"),
        element("button", f"{prefix}b", text="More", link={"url": f"#{prefix}more"}),
        element("text", f"{prefix}t", editor=f'<p><a href="#{prefix}more">More</a></p>'),
        element("modal_popup", f"{prefix}popup"),
        element("button", f"{prefix}o", text="Open", link=opens),
    ]


ids = st.text("abcAB01_", min_size=1, max_size=6)
widgets = st.lists(st.tuples(st.sampled_from(WIDGETS), ids), min_size=1, max_size=6, unique_by=lambda pair: pair[1])


@pytest.mark.parametrize("examples", [12, pytest.param(60, marks=pytest.mark.long)])
def test_ids_are_unique_and_references_stay_in_their_scope(installed_widgets, examples):
    """W-ALL-04"""

    @settings(max_examples=examples)
    @given(widgets, st.integers(1, 3), st.booleans(), st.booleans())
    def rounds(chosen, count, is_nested, is_document):
        check(installed_widgets, chosen, count, is_nested, is_document)

    rounds()


def test_every_widget_can_be_repeated(installed_widgets):
    """W-ALL-04"""
    check(installed_widgets, [(widget, widget) for widget in WIDGETS], 3, True, False)


def check(shown: ShownItems, chosen: list[tuple[str, str]], count: int, is_nested: bool, is_document: bool) -> None:
    def card(prefix: str) -> list[dict]:
        return [*(default_element(widget, f"{prefix}{id}") for widget, id in chosen), *references(prefix)]

    shown.document = StoredDocument("t7", page(*card("")))
    shown.items_of = lambda *_: numbered(count, document=shown.document if is_document else None)
    inner = [element("list", "xinner", content=card("in"))] if is_nested else []
    main = page(*card(""), element("list", "xouter", content=[*card("c"), *inner]), element("include", "xinclude"))
    rendered = render_documents({"main": main}, RenderContext()).value

    assert rendered.failed == ()
    soup = BeautifulSoup(rendered.html["main"], "html.parser")
    elements = soup.select("[id]")
    by_id = {one["id"]: one for one in elements}
    assert len(by_id) == len(elements), repeated(one["id"] for one in elements)
    for one, target in references_in(soup):
        assert target in by_id, f"{one.name} refers to {target!r}, which does not exist"
        assert scope_of(by_id[target]) is scope_of(one), f"{one.name} refers to {target!r} in another scope"
    names: dict[str, Tag | None] = {}
    for one in soup.select("details[name], input[type=radio][name]"):
        assert names.setdefault(str(one["name"]), scope_of(one)) is scope_of(one), f"{one['name']} groups two scopes"


def scope_of(one: Tag) -> Tag | None:
    return one.find_parent(attrs={"data-item": True})


def references_in(soup: BeautifulSoup) -> Iterator[tuple[Tag, str]]:
    for one in soup.find_all(True):
        for name in (*REFERENCES, *ARIA_REFERENCES):
            value = one.get(name)
            for target in value if isinstance(value, list) else str(value or "").split():
                yield one, target
        href = str(one.get("href") or "")
        # The URL of an action starts with an encoded colon or name; `#` alone leads to the top.
        if one.name == "a" and href.startswith("#") and len(href) > 1 and "%" not in href:
            yield one, href[1:]


def repeated(all_ids: Iterator[str]) -> set[str]:
    found: set[str] = set()
    return {one for one in all_ids if one in found or found.add(one)}  # type: ignore[func-returns-value]
