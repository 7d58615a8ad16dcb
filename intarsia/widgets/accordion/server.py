"""What an accordion of questions tells search engines: every title that has words below it."""

from collections.abc import Iterator, Mapping
from typing import Any

from intarsia.rendering import contract
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.document_tree import elements
from intarsia.rendering.texts import plain, texts_of


@data_loader("accordion")
def questions(accordions: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {
        key: {"faq": list(_questions(settings.get("items")))}
        for key, settings in accordions.items()
        if settings.get("faq_schema") == "yes"
    }


def _questions(items: Any) -> Iterator[dict[str, str]]:
    for item in items if isinstance(items, list) else ():
        if not isinstance(item, dict):
            continue
        question = plain(str(item.get("title") or ""))
        content = elements({"content": item.get("content")}, contract.load())
        answer = " ".join(text for element in content for text in texts_of(element) if text)
        if question and answer:
            yield {"question": question, "answer": answer}
