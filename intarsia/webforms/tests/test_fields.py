"""Field types whose answers the server checks, calculates or never stores."""

import pytest

from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import Unavailable
from intarsia.webforms.models import Entry

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db


def test_FORM_PWD_05_a_password_is_never_stored(monkeypatch):
    """FORM-PWD-05, also if the rules cannot run"""
    form = web_form(*CONTACT, {"type": "password", "props": {"id": "secret"}})
    typed = {"input_4": "k7#Qz!pW-unseen", "input_4_2": "k7#Qz!pW-unseen"}
    html = shown(page_with(form))
    send(form, by_a_person(html, **typed))
    monkeypatch.setattr(type(renderer()), "call", _unavailable)
    send(form, by_a_person(html, input_1="Bob", **typed))

    assert Entry.objects.count() == 2
    for entry in Entry.objects.all():
        assert "unseen" not in str([entry.answers, entry.texts, entry.text])


def _unavailable(*call):
    raise Unavailable("V8 is busy.")


def test_a_password_is_not_on_the_page_with_errors():
    form = web_form(*CONTACT, {"type": "password", "props": {"id": "secret"}})
    fields = by_a_person(shown(page_with(form)), input_1="", input_4="k7#Qz!pW-unseen", input_4_2="other")

    assert "unseen" not in send(form, fields).content.decode()


def test_FORM_CALC_07_the_server_calculates():
    """FORM-CALC-07: a result that was sent is not read."""
    count = {"type": "text", "props": {"id": "count", "label": "Count"}}
    total = {"type": "calculation", "props": {"id": "sum", "label": "Sum", "formula": "{Count:4} * 2"}}
    form = web_form(*CONTACT, count, total)
    send(form, by_a_person(shown(page_with(form)), input_4="21", input_5="1"))

    assert Entry.objects.get().answers["5"] == "42"
