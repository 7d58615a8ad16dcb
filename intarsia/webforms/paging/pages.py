"""Splits a form's document at its page breaks. Display and evaluation use the same pages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from intarsia.documents import contract
from intarsia.documents.tree import elements

from ..catalog import FIELDS

PAGE, BREAK = "form_page", "page_break"
# The id of the first page, if no page break begins it.
FIRST = "page-1"


@dataclass(frozen=True)
class FormPage:
    """What is between two page breaks. `settings` are those of the page break that begins it."""

    id: str
    number: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    content: tuple[Any, ...] = ()

    def element_ids(self) -> Iterator[str]:
        """The ids of all elements on the page, including nested ones."""
        return (element.id for element in elements({"content": list(self.content)}, contract.load(FIELDS)))


def pages_of(document: Mapping[str, Any]) -> list[FormPage]:
    """At least one. A page break at the top begins the first page."""
    starts: list[tuple[Mapping[str, Any], list[Any]]] = [({}, [])]
    for element in document.get("content") or []:
        if _is_break(element):
            starts.append((element["props"], []))
        else:
            starts[-1][1].append(element)
    if len(starts) > 1 and not starts[0][1]:
        del starts[0]
    return [
        FormPage(str(settings.get("id") or FIRST), number, settings, tuple(content))
        for number, (settings, content) in enumerate(starts, 1)
    ]


def with_pages(document: Mapping[str, Any], **settings: Any) -> dict[str, Any]:
    """The document with its pages as elements around their fields. `settings` are for all of them."""
    return {**document, "content": [_element(page, settings) for page in pages_of(document)]}


def _element(page: FormPage, settings: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": PAGE,
        "props": {**page.settings, **settings, "id": page.id, "number": page.number, "fields": list(page.content)},
    }


def _is_break(element: Any) -> bool:
    return isinstance(element, dict) and element.get("type") == BREAK and isinstance(element.get("props"), dict)
