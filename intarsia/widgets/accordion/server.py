"""The FAQ schema of an accordion: every title with text in its content."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from intarsia.documents import contract
from intarsia.documents.json_text import json_text
from intarsia.documents.reading.search_text import element_texts, plain_text
from intarsia.documents.tree import elements
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("accordion")
def questions(accordions: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {
        key: {"faq": _questions(json_text(context.shown_content(key, settings.get("items"))))}
        for key, settings in accordions.items()
        if settings.get("faq_schema") == "yes"
    }


# A page is rendered more often than its accordions change.
@lru_cache(maxsize=512)
def _questions(items: str) -> list[dict[str, str]]:
    """`items` is the setting as JSON."""
    return list(_questions_in(json.loads(items)))


def _questions_in(items: Any) -> Iterator[dict[str, str]]:
    for item in items if isinstance(items, list) else ():
        if not isinstance(item, dict):
            continue
        question = plain_text(str(item.get("title") or ""))
        content = elements({"content": item.get("content")}, contract.load())
        answer = " ".join(text for element in content for text in element_texts(element) if text)
        if question and answer:
            yield {"question": question, "answer": answer}
