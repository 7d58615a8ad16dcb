"""A doubtful message of a form with a captcha: its visitor confirms it, and does not solve the captcha again."""

import json

import pytest
from bs4 import BeautifulSoup
from wagtail.models import Site

from intarsia.moderation.api import ModerationRecord
from intarsia.protection.models import ProtectionSettings
from intarsia.protection.signal_collection.proof_of_work import confirmations
from intarsia.protection.tests.work import solved as work_for
from intarsia.webforms.models import Entry

from .builders import by_a_person, page_with, send, shown
from .captcha_services import captcha_service, form_with_captcha, solved

pytestmark = pytest.mark.django_db


@pytest.fixture
def form(monkeypatch):
    """Every message to it is doubtful."""
    monkeypatch.setattr(confirmations, "TRIES", 50)
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.hold_from, rules.confirm_below = 0.05, 0.99
    rules.save()
    return form_with_captcha()


def posted(form, token, confirmation="possible", **answers):
    fields = by_a_person(shown(page_with(form)), input_4=token, **answers)
    answer = send(form, fields | {"intarsia_confirmation": confirmation}, follow=True)
    return BeautifulSoup(answer.content, "html.parser")


def confirmation_in(html):
    return work_for(json.loads(html.find("form", class_="form__form")["data-step"])["challenge"])


def kept_token(html):
    return html.find("input", attrs={"name": "input_4"})["value"]


def test_FORM_CAPT_06_a_solved_captcha_is_kept_for_a_message_that_is_confirmed(form):
    token = solved(form)
    asked = posted(form, token)
    assert kept_token(asked) == token and not Entry.objects.exists()

    assert "Thank you" in posted(form, kept_token(asked), confirmation_in(asked)).text
    assert Entry.objects.count() == 1


def test_FORM_CAPT_06_answers_can_be_changed_before_a_message_is_confirmed(form):
    token = solved(form)
    posted(form, token)
    changed = posted(form, token, input_1="Ben")

    assert "Thank you" in posted(form, token, confirmation_in(changed), input_1="Ben").text
    assert Entry.objects.get().name == "Ben"


def test_FORM_CAPT_06_a_captcha_sends_one_message_however_often_it_is_confirmed(form):
    token = solved(form)
    asked = [posted(form, token, input_1=name) for name in ("Ana", "Ben")]
    sent = [
        posted(form, token, confirmation_in(html), input_1=name)
        for name, html in zip(("Ana", "Ben"), asked, strict=True)
    ]

    assert ["Thank you" in html.text for html in sent] == [True, False]
    assert "The security check has expired or failed." in sent[1].text
    assert Entry.objects.count() == 1


def test_FORM_CAPT_06_a_service_is_asked_once_about_a_message_that_is_confirmed(form):
    form = form_with_captcha(provider="turnstile")
    with captcha_service("turnstile", action=f"form_{form.pk}") as service:
        asked = posted(form, "token")
        assert "Thank you" in posted(form, kept_token(asked), confirmation_in(asked)).text

    assert len(service.asked) == 1


def test_without_a_script_a_doubtful_message_with_a_captcha_is_held_as_before(form):
    assert "Thank you" in posted(form, solved(form), confirmation="").text
    assert ModerationRecord.objects.get().outcome == "hold"
