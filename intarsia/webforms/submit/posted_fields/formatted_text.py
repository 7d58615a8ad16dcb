"""Text that visitors format. Its HTML is sanitized before the rules, the entry and the page see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.html import escape
from django.utils.text import normalize_newlines

from intarsia.documents.sanitize import clean_visitor_html

from ...catalog import fields_of
from ...entries.answer_html import RICH_TEXT
from ...merge_tags.plain_text import plain_text
from ...rows.names import row_of

# The input with the HTML: `input_4.html`. Without a script, only `input_4` has a value.
HTML = "html"

Inputs = Mapping[str, Sequence[str]]


def with_clean_html(document: Any, posted: Mapping[str, Inputs]) -> dict[str, Inputs]:
    """The posted inputs by the ids of elements."""
    formatted = _formatted(document)
    return {element: _clean(inputs) if element in formatted else inputs for element, inputs in posted.items()}


def _clean(inputs: Inputs) -> Inputs:
    """In a repeater, each row has both inputs: `input_4[0]` and `input_4.html[0]`."""
    cleaned: dict[str, Sequence[str]] = {}
    for row in {row_of(name) for name in inputs}:
        html = clean_visitor_html(_first(inputs, HTML + row)) or _html_of(_first(inputs, row))
        cleaned |= {row: [plain_text(html)], HTML + row: [html]}
    return cleaned


def html_answers(document: Any, posted: Mapping[str, Inputs], answers: Mapping[str, Any]) -> dict[str, str]:
    """The HTML of the rich text that was answered, if the rules could not run."""
    return {element: _first(posted[element], HTML) for element in _formatted(document) if answers.get(element)}


def _formatted(document: Any) -> set[str]:
    return {field.id for field in fields_of(document) if field.type == RICH_TEXT}


def _first(inputs: Inputs, name: str) -> str:
    return next(iter(inputs.get(name, ())), "")


def _html_of(text: str) -> str:
    lines = escape(normalize_newlines(text).strip())
    paragraphs = [paragraph.strip().replace("\n", "<br>") for paragraph in lines.split("\n\n")]
    return "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs if paragraph)
