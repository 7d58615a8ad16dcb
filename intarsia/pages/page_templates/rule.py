"""Which template a page is shown in: of those for the pages above it, the nearest one's."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page

from intarsia.rendering import contract
from intarsia.rendering.document_tree import elements


@dataclass(frozen=True)
class PageTemplate:
    pk: int
    # The path in Wagtail's tree of the page below which it holds.
    below: str
    # Empty for pages of all types.
    page_type: str
    document: dict[str, Any]

    def fits(self, page: Page) -> bool:
        is_below = page.path.startswith(self.below) and page.path != self.below
        return is_below and self.page_type in ("", page._meta.label_lower)


def nearest(templates: Iterable[PageTemplate], page: Page) -> PageTemplate | None:
    """That of the nearest page above; of two, that for the page's own type; of two, the older one."""
    fitting = [template for template in templates if template.fits(page)]
    return max(fitting, key=lambda one: (len(one.below), bool(one.page_type), -one.pk), default=None)


def shows_content(document: Any) -> bool:
    """A template that does not would hide the pages it is for, so it is not used."""
    found = elements(document, contract.load())
    return any(element.widget is not None and element.widget.get("showsContent") for element in found)
