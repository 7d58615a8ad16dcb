"""Which pages a template applies to, as conditions about the path and the type of a page."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from wagtail.models import Page

from intarsia.documents import contract
from intarsia.documents.conditions import Condition, holds
from intarsia.documents.tree import elements, showing_slots
from intarsia.rendering.scopes import StoredDocument

from ..models.display_rules import BELOW, BRANCH, EXCLUDE, INCLUDE, PAGE, SITE

# The path of Wagtail's root page: that of every page starts with it.
ROOT = "0001"


@dataclass(frozen=True)
class DisplayRule:
    where: str
    # Path in Wagtail's tree of the chosen page.
    path: str
    # Empty for all page types.
    page_type: str = ""

    @property
    def condition(self) -> Condition:
        """About the `path` and the `type` of a page."""
        is_page = {"field": "path", "operator": "is", "value": self.path}
        in_branch = {"field": "path", "operator": "starts_with", "value": self.path}
        places: dict[str, list[Condition]] = {
            BRANCH: [in_branch],
            SITE: [in_branch],
            BELOW: [in_branch, {"not": [is_page]}],
            PAGE: [is_page],
        }
        has_type = {"field": "type", "operator": "in", "value": [self.page_type]}
        return {"all": [*places[self.where], *([has_type] if self.page_type else [])]}

    @property
    def nearness(self) -> tuple[int, bool, bool]:
        """The rule for the nearest page above comes first, then one for a single page, then one for a page type."""
        return len(self.path), self.where == PAGE, bool(self.page_type)

    def includes(self, page: Page) -> bool:
        return holds(self.condition, {"path": page.path, "type": page._meta.label_lower})


@dataclass(frozen=True)
class AppliedTemplate:
    """A published template with rules that include pages."""

    pk: int
    kind: str
    document: dict[str, Any]
    included: tuple[DisplayRule, ...]
    excluded: tuple[DisplayRule, ...] = ()
    priority: int = 0

    @property
    def stored(self) -> StoredDocument:
        return stored_template(self.pk, self.document)

    def applies_to(self, page: Page) -> bool:
        is_included = any(rule.includes(page) for rule in self.included)
        return is_included and not any(rule.includes(page) for rule in self.excluded)

    def rank_for(self, page: Page) -> tuple[Any, ...]:
        """The highest priority comes first, then the nearest rule, then the older template."""
        nearest = max(rule.nearness for rule in self.included if rule.includes(page))
        return self.priority, nearest, -self.pk


Template = TypeVar("Template", bound=AppliedTemplate)


def template_for(page: Page, templates: Iterable[Template]) -> Template | None:
    """The template that the page is shown with, of those of one kind."""
    applicable = [template for template in templates if template.applies_to(page)]
    return max(applicable, key=lambda template: template.rank_for(page), default=None)


def rules_from(stored: Iterable[Mapping[str, Any]], paths: Mapping[int, str]) -> dict[str, tuple[DisplayRule, ...]]:
    """By "include" and "exclude", the rules of a template. `paths` are those of the pages by their ids.

    A rule for a deleted page is left out: it includes no page.
    """
    rules: dict[str, list[DisplayRule]] = {INCLUDE: [], EXCLUDE: []}
    for block in stored:
        value = block["value"]
        path = ROOT if value["where"] == SITE else paths.get(value["page"])
        if path:
            rules[block["type"]].append(DisplayRule(value["where"], path, value["page_type"]))
    return {kind: tuple(listed) for kind, listed in rules.items()}


def pages_in(stored: Iterable[Mapping[str, Any]]) -> set[int]:
    """The ids of the pages that the rules of a template name."""
    return {block["value"]["page"] for block in stored if block["value"]["page"]}


def stored_template(pk: int, document: dict[str, Any]) -> StoredDocument:
    """The name never changes, so browsers can keep the stylesheet."""
    return StoredDocument(f"t{pk}", document)


def shows_content(document: Any) -> bool:
    """Whether the template shows the page's content. If not, it would hide the page, so it is not used."""
    found = elements(document, contract.load())
    return any(slot.shows == "page" for element in found for slot in showing_slots(element))
