"""The words of a document, as a visitor would read them: for site search and for sentences about changes."""

import re
from collections.abc import Iterator
from typing import Any

from intarsia.rendering.document_tree import Element, elements
from intarsia.rendering.texts import plain, texts_of

# Two words in a row, and nothing of an address, of CSS or of a JSON text.
PROSE = re.compile(r"^(?!.*(://|[{};])).*\w\w[^\w]*\s\W*\w\w", re.DOTALL)


def text_of(document: Any, contract: dict) -> str:
    words = (text for element in elements(document, contract) for text in _texts_of(element))
    return "\n".join(text for text in words if text)


def _texts_of(element: Element) -> Iterator[str]:
    if element.widget is None:
        # Its nested elements come on their own.
        yield from _prose_in({key: value for key, value in element.props.items() if key != "id"})
        return
    yield from texts_of(element)


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
