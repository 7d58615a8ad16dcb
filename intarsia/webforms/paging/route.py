"""The way of one visitor through the pages of a form. Hidden pages are skipped."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..rows.names import element_of
from .pages import FormPage


@dataclass(frozen=True)
class Route:
    """The pages that are shown, in their order."""

    pages: Sequence[FormPage]

    def after(self, number: int) -> int:
        """0 after the last one."""
        return next((page.number for page in self.pages if page.number > number), 0)

    def before(self, number: int) -> int:
        """The first page has no previous one, and stays."""
        return next((page.number for page in reversed(self.pages) if page.number < number), self.first)

    @property
    def first(self) -> int:
        return self.pages[0].number

    def elements_until(self, number: int) -> frozenset[str]:
        """The ids of the elements on the pages up to this one."""
        return frozenset(element for page in self.pages if page.number <= number for element in page.element_ids())

    def first_with(self, element_ids: Collection[str]) -> int:
        """The first page with one of these elements, also in rows; 0 if there is none."""
        wanted = set(map(element_of, element_ids))
        found = (page.number for page in self.pages if not wanted.isdisjoint(page.element_ids()))
        return next(found, 0)


def route_through(pages: Sequence[FormPage], hidden: Collection[str]) -> Route:
    """`hidden` are ids of hidden elements. If all pages are hidden, the first one is shown: a form is never empty."""
    return Route([page for page in pages if page.id not in hidden] or pages[:1])


def errors_until(page: int, route: Route, errors: Mapping[str, Any]) -> dict[str, Any]:
    """The errors, by id of the element, on the pages up to this one."""
    reached = route.elements_until(page)
    return {element: error for element, error in errors.items() if element_of(element) in reached}
