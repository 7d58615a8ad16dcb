"""The words of a document, as a visitor would read them: for site search and for sentences about changes."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from django.utils.html import strip_tags

from intarsia.rendering.document_tree import Element, elements, settings

TEXT_KINDS = {"text", "textarea", "richtext"}
# Two words in a row, and nothing of an address, of CSS or of a JSON text.
PROSE = re.compile(r"^(?!.*(://|[{};])).*\w\w[^\w]*\s\W*\w\w", re.DOTALL)


def text_of(document: Any, contract: dict) -> str:
    words = (text for element in elements(document, contract) for text in _texts_of(element))
    return "\n".join(text for text in words if text)


def plain(html: str) -> str:
    """The text of a piece of HTML on one line; what tags stood between stays apart."""
    return " ".join(unescape(strip_tags(html.replace("<", " <"))).split())


def _texts_of(element: Element) -> Iterator[str]:
    if element.widget is None:
        # Its nested elements come on their own.
        yield from _prose_in({key: value for key, value in element.props.items() if key != "id"})
        return
    for setting in settings(element):
        spec, value = setting.spec, setting.value
        if spec["kind"] in TEXT_KINDS and not spec.get("private") and isinstance(value, str):
            yield plain(value)


def _prose_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        text = plain(value)
        if PROSE.match(text):
            yield text
    elif isinstance(value, dict) and not ("type" in value and "props" in value):
        for child in value.values():
            yield from _prose_in(child)
    elif isinstance(value, list):
        for child in value:
            yield from _prose_in(child)
