"""The header and footer of a branch of the page tree. Pages outside of such branches have those of the site."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page


@dataclass(frozen=True)
class SitePart:
    pk: int
    kind: str
    # Path in Wagtail's tree of the page at the top of the branch.
    below: str
    document: dict[str, Any]

    def applies_to(self, page: Page) -> bool:
        """Unlike a page template, a header or footer also applies to the chosen page itself."""
        return page.path.startswith(self.below)


def nearest_parts(parts: Iterable[SitePart], page: Page) -> dict[str, SitePart]:
    """By kind, the part for the nearest page above; then the older one."""
    applicable = sorted((part for part in parts if part.applies_to(page)), key=lambda one: (len(one.below), -one.pk))
    return {part.kind: part for part in applicable}
