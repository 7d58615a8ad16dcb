"""The structured data of an accordion."""

from typing import Any

from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.accordion.server import questions


def item(title: str, *texts: str) -> dict[str, Any]:
    content = [{"type": "text", "props": {"id": f"t-{n}", "editor": text}} for n, text in enumerate(texts)]
    return {"_id": title, "title": title, "content": content}


def faq(*items: Any, **settings: Any) -> Any:
    answer = questions({"a-1": {"items": list(items), "faq_schema": "yes", **settings}}, LoadContext())
    return answer.get("a-1", {}).get("faq")


def test_titles_are_questions_and_their_content_is_the_answer():
    assert faq(item("Which woods?", "<p>Walnut</p><p>and pear</p>", "<p>Never &amp; nowhere ebony</p>")) == [
        {"question": "Which woods?", "answer": "Walnut and pear Never & nowhere ebony"}
    ]


def test_answer_includes_the_text_of_nested_elements():
    inner = item("ignored", "<p>Deep</p>")["content"]
    nested = {"title": "Where?", "content": [{"type": "container", "props": {"id": "c-1", "content": inner}}]}

    assert faq(nested) == [{"question": "Where?", "answer": "Deep"}]


def test_item_without_title_or_text_is_not_a_question():
    assert faq(item("", "<p>Words</p>"), item("Title"), {"title": "Title"}, "garbled") == []


def test_faq_schema_is_off_by_default():
    assert faq(item("Which woods?", "<p>Walnut</p>"), faq_schema="") is None
