"""A form that nothing could decide is refused when it is saved."""

import pytest

from intarsia.pages.tests.builders import Editor, administrator, document
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import Unavailable

from .builders import web_form

pytestmark = pytest.mark.django_db


def field(name: str, needs: str, **props: object) -> dict:
    rule = {"field": needs, "operator": "is", "value": "x"}
    return {"type": "text", "props": {"id": name, "label": name.title(), "shown_if": rule, **props}}


def opened_form() -> Editor:
    session = Editor(web_form(), administrator())
    session.kind = "form"
    session.load()
    return session


@pytest.mark.parametrize("action", ["autosave", "draft", "publish"])
def test_FORM_COND_11_a_circle_of_rules_is_refused_with_its_path_in_words(action):
    """FORM-COND-11"""
    answer = opened_form().save(document(field("size", "color"), field("color", "size")), action)

    assert answer.status_code == 422
    assert answer.json()["problems"] == [
        {
            "path": "content[0].props.shown_if",
            "message": "These fields depend on each other in a circle: Size → Color → Size. "
            "Change one of their rules or formulas.",
            "parts": {
                "text": "These fields depend on each other in a circle: {fields}. "
                "Change one of their rules or formulas.",
                "values": {"fields": "Size → Color → Size"},
            },
        }
    ]


def test_FORM_COND_10_a_page_that_depends_on_its_own_field_is_refused():
    """FORM-COND-10, FORM-COND-11"""
    page_break = {**field("second", "size"), "type": "page_break"}
    inside = {"type": "text", "props": {"id": "size", "label": "Size"}}
    answer = opened_form().save(document({"type": "text", "props": {"id": "first"}}, page_break, inside))

    assert [problem["path"] for problem in answer.json()["problems"]] == ["content[1].props.shown_if"]


def test_FORM_COND_11_a_chain_of_rules_is_saved():
    """FORM-COND-11"""
    chain = (field("size", "color"), field("color", "shape"), {"type": "text", "props": {"id": "shape"}})

    assert opened_form().save(document(*chain), "publish").status_code == 200


def test_a_form_is_saved_unchecked_while_the_rules_cannot_run(monkeypatch):
    session = opened_form()
    monkeypatch.setattr(type(renderer()), "call", unavailable)

    assert session.save(document(field("size", "color"), field("color", "size"))).status_code == 200


def unavailable(*call: object) -> None:
    raise Unavailable("V8 is busy.")
