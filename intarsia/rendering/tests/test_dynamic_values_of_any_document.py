"""Whatever a document contains, its dynamic values are resolved and everything else stays as it is stored."""

import copy
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.documents.bindings import sources_in
from intarsia.documents.dynamic_sources import register_dynamic_source, unregister
from intarsia.documents.sanitize import clean_document
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.resources.load_scopes import load_scopes

# What each source returns. `gone.name` is not registered: its app is not installed.
SOURCES: dict[str, Callable[[Any], Any]] = {
    "shop.name": lambda subject: "Hollin",
    "shop.nothing": lambda subject: None,
    "shop.broken": lambda subject: 1 / 0,
}
NAMES = st.sampled_from([*SOURCES, "gone.name"])
TEXTS = st.text(st.characters(exclude_categories=["C"], exclude_characters="<>&\xa0"), max_size=8)
# A value as it is stored, and as it is shown.
Pair = tuple[Any, Any]


@pytest.fixture(scope="module", autouse=True)
def sources() -> Iterator[None]:
    for name, value in SOURCES.items():
        register_dynamic_source(name, kind="text", label=name, value=value)
    yield
    for name in SOURCES:
        unregister(name)


def dynamic(fallbacks: st.SearchStrategy, found: Any, empty: Any) -> st.SearchStrategy[Pair]:
    """Dynamic values with and without a fallback. `found` is what the setting shows of the source with a value."""

    def pair(source: str, fallback: Any) -> Pair:
        stored = {"source": source} if fallback is None else {"source": source, "fallback": fallback}
        return {"$bind": stored}, found if source == "shop.name" else empty if fallback is None else fallback

    return st.builds(pair, NAMES, st.none() | fallbacks)


def same(values: st.SearchStrategy) -> st.SearchStrategy[Pair]:
    return values.map(lambda value: (value, copy.deepcopy(value)))


RICH_TEXTS = TEXTS.map(lambda text: f"<p>{text}</p>")
LINKS = st.builds(lambda page: {"url": "", "page": page}, st.integers(1, 9))
STATIC = {"title": same(TEXTS), "editor": same(RICH_TEXTS), "link": same(LINKS)}
KNOWN = STATIC | {
    "title": STATIC["title"] | dynamic(TEXTS, "Hollin", ""),
    "editor": STATIC["editor"] | dynamic(RICH_TEXTS, "<p>Hollin</p>", ""),
    "link": STATIC["link"] | dynamic(LINKS, {"url": "Hollin"}, None),
}
# Nobody knows what the settings of an unknown widget mean, even if they look like dynamic values.
UNKNOWN = same(
    st.dictionaries(
        st.sampled_from(["title", "items", "$note"]), TEXTS | st.builds(lambda name: {"$bind": {"source": name}}, NAMES)
    )
)
ANY = KNOWN | {"unknown": UNKNOWN}


@st.composite
def contents(draw: Callable, values: dict[str, st.SearchStrategy[Pair]], ids: Iterator[int], depth: int) -> Pair:
    """The elements of a slot."""
    nesting = ["container", "accordion"] if depth else []
    widgets = ["heading", "text", *nesting, *({"unknown"} & set(values))]
    drawn = [
        draw(elements(widget, values, ids, depth)) for widget in draw(st.lists(st.sampled_from(widgets), max_size=3))
    ]
    return [stored for stored, _shown in drawn], [shown for _stored, shown in drawn]


@st.composite
def elements(draw: Callable, widget: str, values: dict, ids: Iterator[int], depth: int) -> Pair:
    props: dict[str, Pair] = {"id": (f"e{next(ids)}",) * 2}
    if widget == "unknown":
        stored, shown = draw(values["unknown"])
        props |= {name: (stored[name], shown[name]) for name in stored}
    elif widget == "text":
        props["editor"] = draw(values["editor"])
    elif widget == "heading":
        props |= {"title": draw(values["title"]), "link": draw(values["link"])}
    else:
        inner = draw(contents(values, ids, depth - 1))
        title = draw(values["title"])
        items, shown_items = ([{"_id": "1", "title": title[n], "content": inner[n]}] for n in range(2))
        props |= (
            {"content": inner}
            if widget == "container"
            else {"items": (items, shown_items), "faq_schema": ("yes", "yes")}
        )
    stored, shown = ({"type": widget, "props": {name: pair[n] for name, pair in props.items()}} for n in range(2))
    return stored, shown


def documents(values: dict[str, st.SearchStrategy[Pair]]) -> st.SearchStrategy[Pair]:
    return st.builds(count).flatmap(lambda ids: contents(values, ids, depth=2))


def shown(content: list) -> list:
    """As data loaders get it."""
    load = LoadContext()
    document = clean_document({"root": {"props": {}}, "content": content, "zones": {}})
    load_scopes({"main": document}, load, {})
    return load.shown_content("", content)


@given(documents(ANY))
def test_each_setting_shows_its_value_or_its_fallback(pair: Pair):
    content, expected = pair
    before = copy.deepcopy(content)

    assert shown(content) == expected
    assert content == before


@given(documents(STATIC))
def test_a_document_without_dynamic_values_stays_as_it_is(pair: Pair):
    content, _expected = pair

    assert shown(content) == content


@given(documents(KNOWN))
def test_no_dynamic_value_is_left_in_known_widgets(pair: Pair):
    content, _expected = pair

    assert list(sources_in(shown(content))) == []
