"""Server data for widgets: one call per widget type and page, never one per element.

A widget's `server.py` registers a loader; it receives all elements of its type at once, so that two menus or ten
lists cost one set of queries.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wagtail.models import Site

from .document_tree import Element

logger = logging.getLogger(__name__)

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class OwnContent:
    """What a page shows of its own, where it is no document."""

    html: str
    # Of what its HTML fetches from elsewhere: (directive, host).
    hosts: frozenset[tuple[str, str]] = frozenset()
    # Why it shows nothing, for staff.
    problem: str = ""
    # In the editor of a template: the title of the page that stands for all that it is for.
    example: str = ""


@dataclass(frozen=True)
class LoadContext:
    """What a loader may know of the page that is rendered: nothing that depends on the visitor."""

    site: Site | None = None
    page: Any = None
    locale: str = "en"
    # What the template around the page shows as the page, unless that is a document.
    content: OwnContent | None = None
    # What the page is made from: when one of these is purged from the page cache, so is the page.
    tags: set[str] = field(default_factory=set)


Loader = Callable[[dict[str, Settings], LoadContext], Mapping[str, Mapping[str, Any]]]

LOADERS: dict[str, Loader] = {}


def data_loader(widget_type: str) -> Callable[[Loader], Loader]:
    """Registers `loader(settings_by_element_id, context) -> data_by_element_id` for a widget type."""

    def register(loader: Loader) -> Loader:
        if widget_type in LOADERS:
            raise ValueError(f"Two data loaders for the widget '{widget_type}'. Keep one.")
        LOADERS[widget_type] = loader
        return loader

    return register


def load_data(elements: Iterable[Element], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of all elements, by element id. A loader that fails leaves its widgets without data."""
    by_type: dict[str, dict[str, Settings]] = {}
    for element in elements:
        if element.type in LOADERS:
            by_type.setdefault(element.type, {})[element.id] = element.props
    data: dict[str, Mapping[str, Any]] = {}
    for widget_type, settings in by_type.items():
        try:
            data.update(LOADERS[widget_type](settings, context))
        except Exception:
            logger.exception("The data of the widget '%s' could not be loaded; it shows without.", widget_type)
    return data
