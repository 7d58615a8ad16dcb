"""Designed sections, which the editor inserts into a page. Their texts are samples, which the checklist finds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from .ready_pages import (
    SUNKEN,
    Element,
    benefits,
    call_to_action,
    centered,
    columns,
    document_of,
    element,
    heading,
    section,
    text,
)


@dataclass(frozen=True)
class ReadySection:
    key: str
    name: str | Promise
    content: Callable[[], Element]

    def document(self) -> dict[str, Any]:
        return document_of([self.content()])


def prices() -> Element:
    """Three plans. The one in the middle stands out."""
    return section(
        heading(**centered()),
        text(**centered()),
        columns(
            element("pricing_table", title=_("Basic"), price="9", variant="secondary"),
            element("pricing_table", title=_("Standard"), featured="yes"),
            element("pricing_table", title=_("Premium"), price="59", variant="secondary"),
        ),
    )


def quotes() -> Element:
    return section(columns(*(element("testimonial") for _number in range(2)), number=2), background=SUNKEN)


def questions() -> Element:
    return section(heading(), element("accordion", default_state="all_collapsed"))


READY_SECTIONS = (
    ReadySection("prices", gettext_lazy("Prices"), prices),
    ReadySection(
        "benefits", gettext_lazy("Benefits"), lambda: section(heading(), benefits("sparkles", "shield", "heart"))
    ),
    ReadySection("quotes", gettext_lazy("Customer quotes"), quotes),
    ReadySection("questions", gettext_lazy("Questions and answers"), questions),
    ReadySection("call-to-action", gettext_lazy("Call to action"), call_to_action),
)
