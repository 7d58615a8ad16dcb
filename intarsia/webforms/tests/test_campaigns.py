"""Texts of web forms are compared with those of other senders."""

import pytest
from django.test import Client

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import Entry, WebForm

from .builders import by_a_person, page_with, shown, web_form

pytestmark = pytest.mark.django_db

RULE = "I agree with the rules of the school and with the plan for the excursion in all of its points"


def entries_of_three_senders(form: WebForm, **answers: str) -> list[Entry]:
    html = shown(page_with(form))
    for number in range(3):
        own = {"input_1": f"Ana {number}", "input_2": f"ana{number}@example.org"}
        client = Client(headers=BROWSER, REMOTE_ADDR=f"203.0.{number}.7")
        client.post(f"/forms/{form.pk}/", by_a_person(html, **own | answers))
    return list(Entry.objects.order_by("pk"))


def test_text_from_a_third_sender_is_held():
    entries = entries_of_three_senders(web_form())

    assert [entry.record.status for entry in entries] == ["allowed", "allowed", "waiting"]


def test_petition_is_not_held():
    entries = entries_of_three_senders(web_form(may_repeat=True))

    assert [entry.record.status for entry in entries] == ["allowed"] * 3


def test_answers_that_visitors_only_choose_are_not_compared():
    choices = [{"_id": "a", "label": RULE, "value": ""}]
    fields = ("text", {"id": "name"}), ("radio", {"id": "rules", "choices": choices})
    entries = entries_of_three_senders(
        web_form(*({"type": one, "props": props} for one, props in fields)), input_2=RULE
    )

    assert [entry.record.group for entry in entries] == ["", "", ""]
