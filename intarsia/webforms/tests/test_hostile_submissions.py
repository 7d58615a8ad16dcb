"""Forms that no page of the site sends."""

import json

import pytest
from django.test import Client

from intarsia.protection.tests.senders import BROWSER, QUESTION
from intarsia.webforms.models import Entry

from .builders import by_a_person, page_with, send, shown
from .calls import send_by_ajax

pytestmark = pytest.mark.django_db
TOO_LARGE_ID = 10**30


def test_FORM_SUB_29_null_characters_which_postgresql_cannot_store_are_left_out(form):
    answers = {"input_1": "A\0na", "input_3": f"\0{QUESTION}", "input_3.\0": "x"}
    send(form, by_a_person(shown(page_with(form)), **answers))
    send_by_ajax(form, input_1="B\0en")
    stored = Entry.objects.order_by("pk")

    assert [entry.name for entry in stored] == ["Ana", "Ben"]
    assert "\\u0000" not in json.dumps([[entry.answers, entry.texts] for entry in stored])


@pytest.mark.parametrize("url", ["", "embed/", "resume/?gf_token=x", "leave/x/", "sent/x/"])
def test_FORM_SUB_29_a_form_whose_number_no_database_can_look_for_is_not_found(url, db):
    client, method = Client(headers=BROWSER), "get" if url else "post"

    assert getattr(client, method)(f"/forms/{TOO_LARGE_ID}/{url}").status_code == 404
