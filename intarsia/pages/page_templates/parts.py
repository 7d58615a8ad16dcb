"""Which header and footer stand around a page: those of the nearest page that has its own, else the site's."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page


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


def nearest_parts(parts: Iterable[Part], page: Page) -> dict[str, Part]:
    """Of two for the same page the older one."""
    fitting = sorted((part for part in parts if part.fits(page)), key=lambda one: (len(one.below), -one.pk))
    return {part.kind: part for part in fitting}
