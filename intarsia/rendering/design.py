"""The design that the pages of a site share, and the metadata of one page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .fonts import FontFamily
from .scopes import Document, StoredDocument


@dataclass(frozen=True)
class Design:
    """A site's header, footer, page template and theme. `tags` are those of the page cache for all of these."""

    header: Document | None = None
    footer: Document | None = None
    # One of its slots shows the page.
    template: StoredDocument | None = None
    # Values of the theme's variables that differ from the defaults.
    variables: Mapping[str, Any] = field(default_factory=dict)
    # Families besides those of the theme. A page loads the ones that its CSS names. Reading them can be a query.
    fonts: Sequence[FontFamily] = ()
    # The width in pixels of each device that is not on by default, by its name.
    breakpoints: Mapping[str, int] = field(default_factory=dict)
    # Whether links to images open in the lightbox. An element can override it.
    opens_images: bool = True
    # Settings of the lightbox that differ from the defaults.
    lightbox: Mapping[str, Any] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PageMeta:
    """Title, description and canonical URL, for the page's head."""

    title: str
    description: str = ""
    url: str = ""
