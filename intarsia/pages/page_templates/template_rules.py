"""Which page template applies to a page: the one for the nearest page above it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page

from intarsia.documents import contract
from intarsia.documents.conditions import Condition, holds
from intarsia.documents.tree import elements, showing_slots
from intarsia.rendering.scopes import StoredDocument


@dataclass(frozen=True)
class PageTemplate:
    pk: int
    # Path in Wagtail's tree. The template applies to the pages below it.
    below: str
    # Empty for all page types.
    page_type: str
    document: dict[str, Any]

    @property
    def stored(self) -> StoredDocument:
        return stored_template(self.pk, self.document)

    @property
    def condition(self) -> Condition:
        """About the `path` and the `type` of a page."""
        is_below = {"field": "path", "operator": "starts_with", "value": self.below}
        is_not_itself = {"field": "path", "operator": "isnot", "value": self.below}
        has_type = {"field": "type", "operator": "in", "value": [self.page_type]}
        return {"all": [is_below, is_not_itself, *([has_type] if self.page_type else [])]}

    def applies_to(self, page: Page) -> bool:
        return holds(self.condition, {"path": page.path, "type": page._meta.label_lower})


def stored_template(pk: int, document: dict[str, Any]) -> StoredDocument:
    """The name never changes, so browsers can keep the stylesheet."""
    return StoredDocument(f"t{pk}", document)


def nearest_template(templates: Iterable[PageTemplate], page: Page) -> PageTemplate | None:
    """The template for the nearest page above; then the one for the page's own type; then the older one."""
    applicable = [template for template in templates if template.applies_to(page)]
    return max(applicable, key=lambda one: (len(one.below), bool(one.page_type), -one.pk), default=None)


def shows_content(document: Any) -> bool:
    """Whether the template shows the page's content. If not, it would hide the page, so it is not used."""
    found = elements(document, contract.load())
    return any(slot.shows == "page" for element in found for slot in showing_slots(element))
