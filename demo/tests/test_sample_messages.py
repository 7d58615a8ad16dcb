"""The demo shows what staff see after some weeks: messages, decisions, corrections, and what was learned from them."""

import pytest
from django.core import mail
from wagtail.models import Page, Site

from demo.messages import write_messages
from demo.texts.messages import MESSAGES
from intarsia.comments.models import Comment
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.models import LearnedWords

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def owner(django_user_model):
    owner = django_user_model.objects.create_superuser("owner", "owner@example.org", "x")
    site = Site.objects.get(is_default_site=True)
    for slug in {message.below for message in MESSAGES if message.below}:
        site.root_page.add_child(instance=Page(title=slug, slug=slug))
    write_messages(site)
    return owner


def decided(**filters):
    return ModerationRecord.objects.exclude(decided_by=None).filter(**filters)


def test_samples_are_enough_for_a_calibrated_training(client, owner):
    client.force_login(owner)
    shown = client.get("/admin/protection_training/").content.decode()

    assert LearnedWords.objects.get().lessons == len([one for one in MESSAGES if one.decision])
    assert (
        "Model of this site" in shown
        and "Words with the highest weight" in shown
        and "Reasons with the highest weight" in shown
    )
    assert "Spam held because of its text alone" in shown and "Use the shipped model only" in shown


def test_some_decisions_confirm_the_verdict_and_some_correct_it():
    assert decided(outcome="allow", status="allowed").exists() and decided(outcome="block", status="spam").exists()
    assert decided(outcome="hold", status="allowed").exists(), "honest, but held"
    assert decided(outcome="allow", status="spam").exists(), "spam, but allowed"


def test_some_messages_wait_for_a_decision():
    assert ModerationRecord.objects.waiting().exists()


def test_no_sample_is_mailed_or_shown():
    assert not mail.outbox
    assert not Comment.objects.filter(state=Comment.State.APPROVED).exists()
