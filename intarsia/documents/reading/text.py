"""The text of a document as visitors read it, for the site search and for lists of changes."""

import re
from collections.abc import Iterator
from typing import Any

from intarsia.documents.reading.search_text import element_texts, plain_text
from intarsia.documents.tree import Element, elements

# At least two words, and nothing that looks like a URL, CSS or JSON.
PROSE = re.compile(r"^(?!.*(://|[{};])).*\w\w[^\w]*\s\W*\w\w", re.DOTALL)


def text_of(document: Any, contract: dict) -> str:
    texts = (text for element in elements(document, contract) for text in _texts_of(element))
    return "\n".join(text for text in texts if text)


def _texts_of(element: Element) -> Iterator[str]:
    if element.widget is None:
        # Nested elements are visited separately.
        yield from _prose_in({key: value for key, value in element.props.items() if key != "id"})
        return
    yield from element_texts(element)


def _prose_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        text = plain_text(value)
        if PROSE.match(text):
            yield text
    elif isinstance(value, dict) and not ("type" in value and "props" in value):
        for child in value.values():
            yield from _prose_in(child)
    elif isinstance(value, list):
        for child in value:
            yield from _prose_in(child)
