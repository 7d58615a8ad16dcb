"""Answers that are more than text: formatted text and drawn signatures."""

import re
from collections.abc import Sequence
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from intarsia.documents.sanitize import clean_visitor_html

from ..models import Entry, FormField
from ..rows.names import REPEATER
from .rows_html import ShowText, rows_html, text_html

SIGNATURE, RICH_TEXT = "signature", "rich_text"
Point = tuple[int, int]

# As in intarsia/fields/signature/strokes.ts: points in a box of 1000 × 400.
STROKES = re.compile(r"\d{1,4},\d{1,4}(?:[ ;]\d{1,4},\d{1,4})*")
MAX_DRAWING_LENGTH = 20_000


def html_of(entry: Entry, field: FormField, show_text: ShowText = text_html) -> SafeString | None:
    """None for an answer that is text. `show_text` makes HTML of the texts in rows."""
    if field.type == REPEATER:
        return rows_html(entry, field, _html, show_text)
    return _html(field.type, entry.answers.get(str(field.number)))


def formatted_html(entry: Entry, field: FormField) -> SafeString | None:
    """What e-mail programs show, too."""
    if field.type == REPEATER:
        return rows_html(entry, field, _formatted)
    return _formatted(field.type, entry.answers.get(str(field.number)))


def _formatted(field_type: str, answer: Any) -> SafeString | None:
    return _html(field_type, answer) if field_type == RICH_TEXT else None


def _html(field_type: str, answer: Any) -> SafeString | None:
    """Formatted text is sanitized again, as entries can come from elsewhere."""
    if field_type == SIGNATURE and isinstance(answer, dict):
        return _drawing(answer.get("drawn"))
    if field_type == RICH_TEXT and isinstance(answer, str):
        return mark_safe(clean_visitor_html(answer))  # noqa: S308
    return None


def _drawing(drawn: Any) -> SafeString | None:
    if not isinstance(drawn, str) or len(drawn) > MAX_DRAWING_LENGTH or not STROKES.fullmatch(drawn):
        return None
    # Digits, commas, spaces and letters of commands.
    path = mark_safe("".join(_path([_point(text) for text in stroke.split(" ")]) for stroke in drawn.split(";")))  # noqa: S308
    return format_html(
        '<svg class="signature" viewBox="0 0 1000 400" width="300" height="120" role="img" aria-label="{}" fill="none"'
        ' stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="{}"/></svg>',
        _("Drawn signature"),
        path,
    )


def _point(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)


def _path(stroke: Sequence[Point]) -> str:
    """A curve through the middles between the points, as visitors saw it."""
    curves = (
        f"Q{x},{y} {(x + after[0]) / 2},{(y + after[1]) / 2}" for (x, y), after in zip(stroke, stroke[1:], strict=False)
    )
    return f"M{stroke[0][0]},{stroke[0][1]}{''.join(curves)}L{stroke[-1][0]},{stroke[-1][1]}"
