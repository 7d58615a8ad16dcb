"""A scope is one showing of a document on a page: with its own ids, data and item.

A page shows most documents once. A slot can show a document, or its own elements, once for each item of a query.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from intarsia.documents.contract import WIDGETS
from intarsia.page_cache import Public, Uncacheable
from intarsia.wire.page_context import current_page_context

Document = Mapping[str, Any]

# Without a dash, so that no two scopes give two elements the same id in the page.
NAME = re.compile(r"[A-Za-z0-9_]{1,60}")
# The parts of a page.
PARTS = ("header", "main", "footer", "content")


@dataclass(frozen=True)
class Item:
    """One result of a query. Widgets that show facts of a page, such as its title, show those of `page`."""

    # Letters, digits and _; unique in its slot.
    id: str
    values: Mapping[str, Any] = field(default_factory=dict)
    page: Any = None

    def __post_init__(self) -> None:
        _check(self.id, "The id of an item")


@dataclass(frozen=True)
class Scope:
    """Where elements are shown. The page's own scope has an empty key."""

    # Prefix of the ids in the page.
    key: str = ""
    item: Item | None = None
    # What only this visitor sees, by name: the errors of a form, search results. Such a page is never cached.
    visitor_state: Mapping[str, Any] | None = None
    # The name of the stored document that it shows; empty for the page's own elements.
    document: str = ""

    def id_of(self, element_id: str) -> str:
        """The id in the page of an element with this id in its document."""
        return f"{self.key}-{element_id}" if self.key else element_id

    def element_in(self, page_id: str) -> str:
        """The id in its document of the element with this id in the page."""
        return page_id.removeprefix(f"{self.key}-") if self.key else page_id

    def inside(self, page_id: str, name: str, document: str, item: Item | None = None) -> "Scope":
        """A scope that a slot of the element with `page_id` shows."""
        return Scope(f"{page_id}--{name}", item or self.item, self.visitor_state, document)

    @property
    def values(self) -> Mapping[str, Any]:
        return self.item.values if self.item else {}

    def state_of(self, name: str) -> Any:
        """None if the page is the same for every visitor."""
        return self.visitor_state.get(name) if self.visitor_state else None


@dataclass(frozen=True)
class StoredDocument:
    """A document that several pages show, such as template 12 as `t12`. All its scopes share the same CSS rules."""

    # Letters, digits and _: the prefix in the CSS classes of its elements.
    name: str
    document: Document
    # What it is made of.
    catalog: str = WIDGETS

    def __post_init__(self) -> None:
        _check(self.name, "The name of a document")
        if self.name in PARTS:
            raise ValueError(f"A document cannot be called {self.name!r}: a part of the page has this name.")


@dataclass(frozen=True)
class Items:
    """What a slot shows: its own elements, or `document`, once for each item."""

    items: tuple[Item, ...] = ()
    document: StoredDocument | None = None

    def __post_init__(self) -> None:
        if len({item.id for item in self.items}) < len(self.items):
            raise ValueError("Two items of a slot have the same id. Give each its own, such as its primary key.")


Value = TypeVar("Value")


def page_scope() -> Scope:
    """The page's own scope, with what the view that shows it has added."""
    added = current_page_context()
    return Scope(item=Item("page", added.values) if added.values else None, visitor_state=added.visitor_state)


def made_in(scopes: Iterable[Scope], value: Value) -> Public[Value] | Uncacheable[Value]:
    """What was made from these scopes is Uncacheable if one of them has a visitor state."""
    is_personal = any(scope.visitor_state is not None for scope in scopes)
    return Uncacheable(value) if is_personal else Public(value)


def _check(name: str, what: str) -> None:
    if not NAME.fullmatch(name):
        raise ValueError(f"{what} is {name!r}: it becomes part of HTML ids, so use letters, digits and _ only.")
