"""A campaign: nearly the same text from many IP addresses, with perfect signals."""

import pytest

from intarsia.jobs.testing import run_jobs
from intarsia.moderation.decisions import decide
from intarsia.moderation.models import ModerationRecord

from ..offers import offers, sender_of_texts

pytestmark = pytest.mark.django_db

MAX_PASSED = 3


@pytest.mark.parametrize("number", [30, pytest.param(300, marks=pytest.mark.long)])
def test_three_of_a_campaign_get_through_and_one_decision_removes_the_others(rf, admin_user, number):
    send, texts = sender_of_texts(rf), offers(number + 1)
    outcomes = [send(text, client).outcome for client, text in enumerate(texts[:number])]

    assert outcomes.count("allow") <= MAX_PASSED
    assert set(outcomes[MAX_PASSED:]) == {"hold"}
    waiting = ModerationRecord.objects.waiting()
    decide([waiting.latest("pk")], "spam", admin_user)
    run_jobs()
    assert not waiting.exists()
    assert send(texts[-1], number).outcome == "hold"
