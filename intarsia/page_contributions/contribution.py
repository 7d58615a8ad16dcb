"""A contribution is what one app adds to pages, and the page is what it knows about them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wagtail.models import Site


@dataclass(frozen=True)
class ComposedPage:
    """The page that is composed. It has no request, because public pages are the same for every visitor."""

    site: "Site | None" = None
    # The Wagtail page, or whatever the view shows in its place.
    page: Any = None
    language: str = "en"
    # By part, such as `main` and `footer`. Empty while the HTML is filtered.
    html: Mapping[str, str] = field(default_factory=dict)
    # Only staff see it.
    is_preview: bool = False
    # The page cache drops the page if one of these tags is purged. A contribution adds those of what it reads.
    tags: set[str] = field(default_factory=set)
    # The names of contributions that failed.
    failed: set[str] = field(default_factory=set)
    # By part, before any filter. Only while the HTML is filtered.
    unfiltered: Mapping[str, str] = field(default_factory=dict)
    # The site's values of design variables that differ from the defaults. Empty while the HTML is filtered.
    design: Mapping[str, Any] = field(default_factory=dict)
    # `light` or `dark` if the page sets it itself; empty while the HTML is filtered.
    color_mode: str = ""
    # The images of the library on it, by id: `src`, `srcset`, `alt` and other facts.
    images: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Script:
    """A script in the head. It runs after the page was parsed."""

    url: str
    is_module: bool = True
    # Attributes such as `data-proof`, by name without `data-`.
    data: Mapping[str, str] = field(default_factory=dict)


class PageContribution:
    """Override what your app adds. A method that raises is logged once, and the page is shown without it."""

    # Unique, such as "shop.currency".
    name: str = ""
    # Lower numbers come first, also among filters; equal ones are sorted by name.
    order: int = 100

    def filter_html(self, html: str, page: ComposedPage) -> str:
        """Changes the HTML of one part, after it was rendered."""
        return html

    def filter_text(self, text: str, page: ComposedPage) -> str:
        """Changes text that cannot contain elements, such as the title."""
        return text

    def styles(self, page: ComposedPage) -> str:
        """CSS for the page's stylesheet, in the layer of widgets."""
        return ""

    def config(self, page: ComposedPage) -> Mapping[str, Any]:
        """Entries of `window.intarsia.config`, as JSON values."""
        return {}

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        """Scripts of this site. Those of other hosts also need `hosts`."""
        return ()

    def head(self, page: ComposedPage) -> str:
        """Other tags in the head. Text that is not a SafeString is escaped."""
        return ""

    def structured_data(self, page: ComposedPage) -> Iterable[Mapping[str, Any]]:
        """JSON-LD for search engines."""
        return ()

    def hosts(self, page: ComposedPage) -> Iterable[tuple[str, str]]:
        """(directive, host) that the page's security policy allows, such as ("img-src", "https://maps.example")."""
        return ()
