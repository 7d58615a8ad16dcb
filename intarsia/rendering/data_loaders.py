"""Loads server data for widgets with one call per widget type.

A widget's `server.py` registers a loader. It receives all elements of its type in all scopes at once, so that ten lists
need as many queries as one.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wagtail.models import Site

from intarsia.documents.bindings import elements_with_values, with_values
from intarsia.documents.tree import Element
from intarsia.page_contributions import ComposedPage

from .scopes import Scope

logger = logging.getLogger(__name__)

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class OwnContent:
    """The HTML of a page that has no document."""

    html: str
    # Hosts that its HTML loads files from: (directive, host).
    hosts: frozenset[tuple[str, str]] = frozenset()
    # Why there is no HTML, for staff.
    problem: str = ""
    # In the template editor: the title of the example page.
    example: str = ""


@dataclass(frozen=True)
class LoadContext:
    """The page that is rendered. Only the visitor state of `scope` depends on the visitor."""

    site: Site | None = None
    page: Any = None
    locale: str = "en"
    # What the page template shows if the page has no document.
    content: OwnContent | None = None
    # The page cache drops the page if one of these tags is purged. A loader adds the tags of what it reads.
    tags: set[str] = field(default_factory=set)
    # The page's own scope.
    scope: Scope = Scope()
    # By the id of an element in the page, if it is not the page's own scope.
    scopes: dict[str, Scope] = field(default_factory=dict)
    # By the id of an element in the page and the path of a setting.
    dynamic_values: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    # The names of page contributions that failed.
    failed_contributions: set[str] = field(default_factory=set)
    # What the page's images are, by id.
    images: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    # Images whose file is missing or broken.
    lost_images: set[int] = field(default_factory=set)
    # Images that cannot be shown at the moment, such as while the disk is full or the storage is unavailable.
    unreadable_images: set[int] = field(default_factory=set)
    # The dynamic sources on the page that depend on the visitor. With one, the page is Uncacheable.
    visitor_sources: set[str] = field(default_factory=set)
    # What is shown several times, by a name of the app's own: the ids in the page of the elements that show it.
    showings: dict[str, list[str]] = field(default_factory=dict)
    # When the page is outdated without a purge, in seconds from now: the earliest end counts.
    lifetimes: set[int] = field(default_factory=set)

    @property
    def is_incomplete(self) -> bool:
        """Whether something is missing for now. Then the page is soon rendered again, and no copy of it is kept."""
        return bool(self.failed_contributions or self.unreadable_images)

    def expire_in(self, seconds: int) -> None:
        self.lifetimes.add(seconds)

    def scope_of(self, page_id: str) -> Scope:
        """The scope of the element with this id in the page."""
        return self.scopes.get(page_id, self.scope)

    def page_of(self, page_id: str) -> Any:
        """The page whose facts the element shows: that of its item, or the page that is rendered."""
        item = self.scope_of(page_id).item
        return self.page if item is None or item.page is None else item.page

    def shown_content(self, page_id: str, content: Any) -> Any:
        """What slots of the element with this id in the page contain, with the values of dynamic settings."""
        if not self.dynamic_values:
            return content
        scope = self.scope_of(page_id)
        return elements_with_values(content, lambda id: self.dynamic_values.get(scope.id_of(id), {}))

    def composed_page(self, html: Mapping[str, str] | None = None, *, is_preview: bool = False) -> ComposedPage:
        """What page contributions know about the page."""
        return ComposedPage(
            site=self.site,
            page=self.page,
            language=self.locale,
            html=html or {},
            is_preview=is_preview,
            tags=self.tags,
            failed=self.failed_contributions,
            images=self.images,
        )


@dataclass(frozen=True)
class PlacedElement:
    """An element in one of its scopes."""

    element: Element
    scope: Scope
    # The element's dynamic values, by the path of the setting.
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def page_id(self) -> str:
        return self.scope.id_of(self.element.id)

    @property
    def settings(self) -> Settings:
        return with_values(self.element.props, self.values)


Loader = Callable[[dict[str, Settings], LoadContext], Mapping[str, Mapping[str, Any]]]

LOADERS: dict[str, Loader] = {}


def data_loader(widget_type: str) -> Callable[[Loader], Loader]:
    """Registers `loader(settings_by_id, context) -> data_by_id` for a widget type; that of a field is `fields/text`.

    The ids are those of the elements in the page. For a slot that shows items, the data contains Items under the name
    of the slot; for one that shows a document, a StoredDocument.
    """

    def register(loader: Loader) -> Loader:
        if widget_type in LOADERS:
            raise ValueError(f"The widget '{widget_type}' has two data loaders. Keep one.")
        LOADERS[widget_type] = loader
        return loader

    return register


def load_data(elements: Iterable[PlacedElement], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data by the element's id in the page. If a loader fails, its elements get no data."""
    by_type: dict[str, dict[str, Settings]] = {}
    for placed in elements:
        if placed.element.qualified_type in LOADERS:
            by_type.setdefault(placed.element.qualified_type, {})[placed.page_id] = placed.settings
            context.scopes[placed.page_id] = placed.scope
    data: dict[str, Mapping[str, Any]] = {}
    for widget_type, settings in by_type.items():
        try:
            data.update(LOADERS[widget_type](settings, context))
        except Exception:
            logger.exception(
                "The data of the widget '%s' could not be loaded. It is rendered without data.", widget_type
            )
    return data
