"""What a program gains that sends what a browser got again and again."""

import time

import pytest
from django.contrib.auth.models import AnonymousUser

from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.proof_of_work.page_proofs import page_challenge
from intarsia.protection.forms.api import Message, judge_request

from ..senders import BROWSER, QUESTION, by_a_person
from ..work import solved

pytestmark = pytest.mark.django_db

IP = "192.0.2.7"


@pytest.fixture
def reasons(rf):
    """The reasons for a message with these fields."""

    def judged(text: str, ip: str = IP, **fields: str) -> set[str]:
        request = rf.post("/contact/", by_a_person(**fields), REMOTE_ADDR=ip, headers=BROWSER)
        request.user = AnonymousUser()
        return {one.reason for one in judge_request(request, "contact", Message(text)).verdict.reasons}

    return judged


def browser(rf, ip: str = IP):
    return rf.post("/contact/", REMOTE_ADDR=ip, headers=BROWSER)


def texts(number: int) -> list[str]:
    return [f"{QUESTION} {'Really? ' * place}" for place in range(number)]


def test_an_event_token_sends_two_messages_within_a_minute_and_none_afterwards(rf, reasons, monkeypatch):
    """PROT-TOK-08"""
    token = tokens.issue(browser(rf), [])
    found = [reasons(text, ct_bot_detector_event_token=token) for text in texts(5)]
    assert ["token_of_this_browser" in one for one in found] == [True, True, False, False, False]
    assert all("token_used_before" in one for one in found[2:])

    other, now = tokens.issue(browser(rf), []), time.time()
    reasons(QUESTION, ct_bot_detector_event_token=other)
    monkeypatch.setattr(time, "time", lambda: now + tokens.GRACE + 1)
    assert "token_used_before" in reasons(QUESTION, ct_bot_detector_event_token=other)


def test_work_sends_one_text_twice_and_no_other(rf, reasons):
    work = solved(page_challenge(browser(rf)).model_dump())
    first, other = texts(2)
    found = [reasons(text, intarsia_proof=work) for text in (first, first, first, other)]

    assert ["browser_worked" in one for one in found] == [True, True, False, False]


def test_tokens_and_work_of_another_client_count_against_a_message(rf, reasons):
    copied = {
        "ct_bot_detector_event_token": tokens.issue(browser(rf), []),
        "intarsia_proof": solved(page_challenge(browser(rf)).model_dump()),
    }

    assert {"token_of_nobody", "work_for_another_page"} <= reasons(QUESTION, "198.51.100.9", **copied)
