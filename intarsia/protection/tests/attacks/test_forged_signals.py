"""PROT-SRV-01: a program without a browser forges everything that is free, and its advertisements are held anyway."""

import pytest
from django.contrib.auth.models import AnonymousUser

from intarsia.protection.checks.event_token import tokens
from intarsia.protection.forms.api import Message, judge_request

from ..advertisements import advertisements
from ..senders import BROWSER, by_a_person

pytestmark = pytest.mark.django_db


@pytest.fixture
def forged(rf):
    """The verdict about a text with all signals of a person, from an IP address of its own."""

    def judge(text: str, client: int):
        ip = f"198.{18 + client // 250}.{client % 250}.7"
        token = tokens.issue(rf.post("/", REMOTE_ADDR=ip, headers=BROWSER), [])
        fields = by_a_person() | {"ct_bot_detector_event_token": token}
        request = rf.post("/contact/", fields, REMOTE_ADDR=ip, headers=BROWSER)
        request.user = AnonymousUser()
        # The texts are not compared with each other, so that only what each says matters.
        message = Message(text, email=f"a{client}@example.org", name="Ana", free_text="")
        return judge_request(request, "contact", message).verdict

    return judge


@pytest.mark.parametrize("number", [30, pytest.param(300, marks=pytest.mark.long)])
def test_forged_signals_do_not_outweigh_words(forged, number):
    texts = advertisements(number)
    verdicts = [forged(text, client) for client, text in enumerate(texts)]

    held = [one for one in verdicts if one.outcome == "hold"]
    assert len(held) >= 0.8 * number
    # Because of what the text says, and not because several weak signs happened to add up.
    assert all(any(piece.family == "words" and piece.is_certain for piece in one.reasons) for one in held)
    assert len({round(one.score, 4) for one in verdicts}) > number / 4
