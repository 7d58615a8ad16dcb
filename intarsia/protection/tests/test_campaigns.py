"""Campaigns: nearly the same text from many clients is held, whatever speaks for a person."""

import re
from datetime import timedelta
from html import unescape

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from wagtail.models import Site

from intarsia.jobs.testing import run_jobs
from intarsia.moderation.decisions import decide
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.campaigns.recent import RETENTION, Copies, RecentTexts, forget_texts, store_text
from intarsia.protection.campaigns.sketch import similarity, sketch_of
from intarsia.protection.models import SentText

from .offers import offers, sender_of_texts
from .senders import QUESTION

pytestmark = pytest.mark.django_db


@pytest.fixture
def sent(rf):
    return sender_of_texts(rf)


def outcomes(records):
    return [record.outcome for record in records]


def reasons_of(record):
    return {one["reason"] for one in record.reasons}


def test_forms_do_not_matter(sent):
    records = [sent(text, client, form=f"form {client}") for client, text in enumerate(offers(3))]

    assert outcomes(records) == ["allow", "allow", "hold"]


def test_sites_of_one_installation_do_not_matter(sent, settings):
    settings.ALLOWED_HOSTS = ["*"]
    Site.objects.create(hostname="shop.example", root_page=Site.objects.get().root_page)
    hosts = ("testserver", "shop.example", "testserver")
    records = [sent(text, client, host=hosts[client]) for client, text in enumerate(offers(3))]

    assert ["text_from_many_senders" in reasons_of(record) for record in records] == [False, False, True]
    assert len({record.site_id for record in records}) == 2


def test_one_client_is_no_campaign(sent):
    assert "text_from_many_senders" not in reasons_of([sent(QUESTION) for _ in range(3)][-1])


def test_many_people_may_send_the_same_short_text(sent):
    found = [reasons_of(sent("Thank you, that was very helpful!", client)) for client in range(6)]

    assert not any("text_from_many_senders" in reasons for reasons in found)
    assert not SentText.objects.exists()


def test_form_can_expect_the_same_text_from_many_people(sent):
    found = [reasons_of(sent(QUESTION, client, free_text="")) for client in range(6)]

    assert not any("text_from_many_senders" in reasons for reasons in found)


def test_next_text_is_held_after_a_person_marked_one_and_allowed_again_afterwards(sent, admin_user):
    first, second, third, fourth = offers(4)
    marked = sent(first, 1)
    decide([marked], "spam", admin_user)

    held = sent(second, 1)
    assert (held.outcome, "text_marked_as_spam" in reasons_of(held)) == ("hold", True)
    decide([marked], "restore", admin_user)
    assert "text_marked_as_spam" not in reasons_of(sent(third, 2))
    assert "text_from_many_senders" in reasons_of(sent(fourth, 3))


def test_decisions_are_read_only_for_texts_that_have_copies(sent):
    first, second = offers(2)
    with CaptureQueriesContext(connection) as captured:
        sent(first, 1)
    assert not any(sql["sql"].startswith("SELECT") and '"status" = ' in sql["sql"] for sql in captured)

    with CaptureQueriesContext(connection) as captured:
        sent(second, 2)
    assert any(sql["sql"].startswith("SELECT") and '"status" = ' in sql["sql"] for sql in captured)


def noted(sketch: bytes, client: str, process: RecentTexts | None = None) -> Copies:
    return (process or RecentTexts()).copies_of(store_text(sketch, client))


def test_texts_that_arrive_at_the_same_time_see_each_other():
    sketches = [sketch for text in offers(4) if (sketch := sketch_of(text))]
    stored = [store_text(sketch, f"{at}") for at, sketch in enumerate(sketches)]

    found = [RecentTexts().copies_of(sent) for sent in stored]
    assert [copies.clients for copies in found] == [4, 4, 4, 4]
    assert noted(sketches[0], "5").clients == 5


def test_processes_share_what_they_received():
    one, other = RecentTexts(), RecentTexts()
    sketches = [sketch for text in offers(6) if (sketch := sketch_of(text))]

    counts = [noted(sketch, f"{at}", process) for at, sketch in enumerate(sketches) for process in (one, other)]

    assert len({copies.group for copies in counts}) == 1
    assert [copies.clients for copies in counts] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_texts_are_forgotten_after_a_week():
    sketch = sketch_of(QUESTION) or b""
    noted(sketch, "a")
    SentText.objects.update(received=timezone.now() - RETENTION - timedelta(minutes=1))

    assert noted(sketch, "b").clients == 1
    assert forget_texts(timezone.now()) == 1
    assert SentText.objects.count() == 1


def test_process_notices_that_texts_were_replaced():
    process, sketches = RecentTexts(), [sketch_of(text) or b"" for text in (QUESTION, offers(1)[0])]
    noted(sketches[0], "a", process)
    SentText.objects.update(sketch=sketches[1], group="of a backup", received=timezone.now())

    assert noted(sketches[1], "c", process).group == "of a backup"


@pytest.mark.parametrize(
    "changed",
    [
        QUESTION.upper(),
        QUESTION.replace("e", "е").replace("o", "0"),
        " ".join(QUESTION),
        f"{QUESTION} https://example.com/{'x' * 40} +43 660 123456 a.b@example.org",
        "\u200d".join(QUESTION),
    ],
    ids=["capitals", "look-alikes", "spaces", "links and numbers", "invisible characters"],
)
def test_small_changes_are_ignored(changed):
    assert similarity(sketch_of(QUESTION) or b"", sketch_of(changed) or b"") >= 0.9


def test_other_questions_are_different():
    other = "Good evening, my son lost his cap on Sunday at the fair, blue with a white seam. Has anyone handed it in?"

    assert similarity(sketch_of(QUESTION) or b"", sketch_of(other) or b"") < 0.2


@pytest.mark.parametrize("text", ["", "x" * 80, "https://example.com/a " * 30, "1234 5678 " * 30, "\ud800" * 10])
def test_texts_without_enough_letters_are_not_compared(text):
    assert sketch_of(text) is None


def test_decision_applies_to_those_that_wait_and_can_be_undone(sent, admin_user):
    accepted, other, *held = [sent(text, client) for client, text in enumerate(offers(5))]
    assert outcomes(held) == ["hold"] * 3

    def statuses():
        run_jobs()
        return [ModerationRecord.objects.get(pk=one.pk).status for one in (accepted, other, *held)]

    decide([held[0]], "spam", admin_user)
    assert statuses() == ["allowed", "allowed", "spam", "spam", "spam"]
    decide([ModerationRecord.objects.get(pk=held[0].pk)], "restore", admin_user)
    assert statuses() == ["allowed", "allowed", "waiting", "waiting", "waiting"]


def test_staff_are_offered_what_was_accepted_before(sent, admin_client):
    first, second, third = [sent(text, client) for client, text in enumerate(offers(3))]
    sent(QUESTION, 9)

    page = admin_client.post(
        reverse("protection_messages:decide", args=[third.pk]), {"decision": "spam"}, follow=True
    ).content.decode()
    assert "2 messages with nearly the same text were accepted before." in page
    link = re.search(r'href="([^"]*similar=[^"]*)"', page)
    found = admin_client.get(unescape(link[1])).context["object_list"]
    assert {record.pk for record in found} == {first.pk, second.pk}
