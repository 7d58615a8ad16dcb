"""Which header and footer stand around a page: those of the nearest page that has its own, else the site's."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page, Site

from intarsia.rendering.remembered import remembered


@dataclass(frozen=True)
class Part:
    pk: int
    kind: str
    # The path in Wagtail's tree of the page from which on it holds.
    below: str
    document: dict[str, Any]

    def fits(self, page: Page) -> bool:
        """Unlike a template around pages it holds for the chosen page, too: a branch has one face."""
        return page.path.startswith(self.below)


def parts_around(page: Page, site: Site) -> dict[str, Part]:
    """By kind, where the page has others than the site. Asks the database once for all pages of a site."""
    known = remembered("page parts", [site.pk], _tags_of, lambda _sites: {site.pk: tuple(_parts())})
    return nearest_parts(known[site.pk], page)


def nearest_parts(parts: Iterable[Part], page: Page) -> dict[str, Part]:
    """Of two for the same page the older one."""
    fitting = sorted((part for part in parts if part.fits(page)), key=lambda one: (len(one.below), -one.pk))
    return {part.kind: part for part in fitting}


def _tags_of(site: int, parts: tuple[Part, ...] | None) -> list[str]:
    """As those of templates around pages: one that is new changes the design of sites."""
    return [f"design-{site}", "tree", *(f"template-{part.pk}" for part in parts or ())]


def _parts() -> Iterable[Part]:
    from ..models import Template

    live = Template.objects.filter(kind__in=Template.PARTS, live=True, below__isnull=False)
    for pk, kind, below, document in live.values_list("pk", "kind", "below__path", "document"):
        yield Part(pk, kind, below, document)
