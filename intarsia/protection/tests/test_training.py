"""PROT-SRV-11: decisions train the classifier of the site within limits, and can be undone."""

import importlib
import re
import threading
from datetime import timedelta

import pytest
from django.apps import apps
from django.contrib.auth.models import Group, Permission
from django.db import connection
from django.urls import reverse
from django.utils import timezone
from wagtail.models import Site

from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.api import Submission
from intarsia.protection.checks.words import lessons, retraining, site_models
from intarsia.protection.checks.words.check import text_log_odds, words
from intarsia.protection.checks.words.lessons import TRAIN, teach
from intarsia.protection.checks.words.retraining import retrain, retrain_changed
from intarsia.protection.checks.words.site_models import site_model
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import LearnedWords
from intarsia.protection.tests.messages import message as build_message
from intarsia.protection.tests.senders import by_a_person
from intarsia.protection.verdict.classifier.site_training import train_site
from intarsia.protection.verdict.submission import Lookups

pytestmark = pytest.mark.django_db
LIST = "/admin/protection_messages/"

# The shipped model knows neither this language nor this product.
ADVERTISING = "Odota hetki, lasken mukaan kattojen pesun ja maalauksen koko taloyhtiölle"
SIMILAR = "Lasken mukaan koko taloyhtiölle kattojen maalauksen ja pesun, odota hetki"
QUESTION = "Gibt es im Mai noch Plätze im Kurs, und muss ich eigene Messer mitbringen?"
NUMBER = re.compile(r"<td>(\d+)</td>")
TRAINING = "/admin/protection_training/"


@pytest.fixture(autouse=True)
def learns_at_once(monkeypatch):
    monkeypatch.setattr(site_models, "ASKS_EVERY_SECONDS", 0.0)
    monkeypatch.setitem(deliveries._deliveries, "enquiry", lambda fields: None)


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def site() -> Site:
    return Site.objects.get(is_default_site=True)


def message(text: str = ADVERTISING, **changes) -> ModerationRecord:
    return build_message(text=text, **changes)


def decide(client, entry, decision):
    return client.post(f"{LIST}decide/{entry.pk}/", {"decision": decision}, follow=True).content.decode()


def trained() -> bytes:
    """The stored model after all jobs."""
    run_jobs()
    return bytes(LearnedWords.objects.get().content)


def weight(text: str, of: Site | None = None) -> float:
    return text_log_odds("", text, site_model((of or site()).pk)).weight


def lessons_of_both_kinds(number: int = 12) -> None:
    for at in range(number):
        teach(message(f"{ADVERTISING} {at}", email=f"advertiser{at}@example.com"), is_spam=True)
        teach(message(f"{QUESTION} {at}", email=f"visitor{at}@example.com"), is_spam=False)


def test_PROT_SRV_11_marking_spam_raises_the_score_of_similar_messages(owner):
    """PROT-SRV-11"""
    before = weight(SIMILAR), weight(QUESTION)
    for _ in range(6):
        decide(owner, message(), "spam")
    run_jobs()

    assert weight(SIMILAR) > before[0] + 0.4
    assert abs(weight(QUESTION) - before[1]) < (weight(SIMILAR) - before[0]) / 3


def test_PROT_SRV_11_allowing_lowers_the_score_of_similar_messages(owner):
    """PROT-SRV-11: in English, in which the shipped model considers it advertising."""
    text = "Please check out my channel and subscribe for the video of our course"
    before = weight(text)
    for _ in range(4):
        decide(owner, message(text), "allow")
    run_jobs()

    assert weight(text) < before - 0.5


def test_PROT_SRV_11_decisions_of_both_kinds_tell_the_next_messages_apart():
    """PROT-SRV-11"""
    lessons_of_both_kinds()
    run_jobs()

    assert weight(SIMILAR) > 0.5 > -1.0 > weight(QUESTION)


def test_a_decision_only_notes_the_lesson(monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(retraining, "train_site", None)
    entry = message()
    with django_assert_max_num_queries(14):
        teach(entry, is_spam=True)

    assert LearnedWords.objects.get().is_waiting and not LearnedWords.objects.get().trained_at
    assert Job.objects.filter(name=TRAIN).count() == 1


def test_many_decisions_need_one_training():
    for _ in range(5):
        teach(message(), is_spam=True)

    assert Job.objects.filter(name=TRAIN).count() == 1
    run_jobs()
    assert LearnedWords.objects.get().lessons == 5
    teach(message(), is_spam=True)
    assert Job.objects.filter(name=TRAIN, state="waiting").count() == 1


def test_decision_during_a_training_asks_for_another_one(monkeypatch):
    late = message()

    def train_and_decide(known):
        teach(late, is_spam=True)
        return train_site(known)

    teach(message(), is_spam=True)
    with monkeypatch.context() as patch:
        patch.setattr(retraining, "train_site", train_and_decide)
        retrain(site().pk)

    assert LearnedWords.objects.get().is_waiting
    run_jobs()
    assert LearnedWords.objects.get().lessons == 2


def test_decision_that_confirms_the_verdict_counts_too():
    teach(message(QUESTION), is_spam=False)
    run_jobs()

    assert LearnedWords.objects.get().lessons == 1


def test_next_message_is_judged_with_the_training(rf):
    def weight_of_words() -> float:
        judged = judge_request(rf.post("/", by_a_person()), "enquiry", Message(ADVERTISING, name="Ana"))
        return sum(one.weight for one in judged.verdict.reasons if one.family == "words")

    before = weight_of_words()
    for _ in range(4):
        teach(message(name="Ana"), is_spam=True)
    run_jobs()

    assert weight_of_words() > before + 0.4


def test_reasons_name_the_training():
    lessons_of_both_kinds()

    def reason(text: str) -> str:
        found = words(Submission(text, timezone.now(), lookups=Lookups(learned=site_model(site().pk))))
        return found.reason if found else ""

    assert reason(QUESTION) == "reads_like_a_person"
    run_jobs()
    assert reason(SIMILAR) == "like_your_spam"
    assert reason(QUESTION) == "like_what_you_let_through"


def test_taking_a_decision_back_undoes_its_training(owner):
    teach(message("Ganz anderer Text über Furniere und Leim"), is_spam=True)
    before, entry = trained(), message(SIMILAR)

    decide(owner, entry, "spam")
    assert trained() != before
    decide(owner, entry, "not-spam")

    assert trained() == before
    assert LearnedWords.objects.get().lessons == 1


def test_changed_decision_replaces_its_lesson(owner):
    entry = message()
    decide(owner, entry, "spam")
    as_spam = trained()
    decide(owner, entry, "allow")

    assert trained() != as_spam
    assert LearnedWords.objects.get().lessons == 1
    assert ModerationRecord.objects.get().training_weight == lessons.HONEST


def test_taking_back_the_only_decision_leaves_no_model(owner):
    entry = message()
    decide(owner, entry, "spam")
    assert trained()
    decide(owner, entry, "not-spam")

    assert trained() == b""
    assert site_model(site().pk) is None


def test_repeated_decision_trains_once(owner):
    entry = message()
    decide(owner, entry, "spam")
    once = trained()
    decide(owner, entry, "spam")

    assert not LearnedWords.objects.get().is_waiting
    assert trained() == once


def test_PROT_SRV_11_bulk_decisions_train_and_undo(owner):
    """PROT-SRV-11"""
    entries = [message(), message()]

    def all_of(decision):
        name = reverse("wagtail_bulk_action", args=("intarsia_moderation", "moderationrecord", decision))
        return owner.post(name + "?" + "&".join(f"id={one.pk}" for one in entries) + f"&next={LIST}", follow=True)

    all_of("spam")
    run_jobs()
    assert LearnedWords.objects.get().lessons == 2
    assert "2 messages are no longer marked as spam." in all_of("not-spam").content.decode()
    assert trained() == b"" and LearnedWords.objects.get().lessons == 0
    assert ModerationRecord.objects.waiting().count() == 2


def test_each_site_has_its_own_training():
    other = Site.objects.create(hostname="other.example", root_page=site().root_page)
    before = weight(ADVERTISING)
    teach(message(), is_spam=True)
    run_jobs()

    assert weight(ADVERTISING) > before
    assert weight(ADVERTISING, other) == before


def test_failed_training_keeps_the_last_good_model(monkeypatch):
    teach(message(), is_spam=True)
    before = trained()
    teach(message(), is_spam=True)
    with monkeypatch.context() as patch:
        patch.setattr(retraining, "train_site", lambda known: 1 / 0)
        run_jobs()

    learned = LearnedWords.objects.get()
    assert bytes(learned.content) == before and learned.failed_at and learned.lessons == 1
    run_jobs(after=timedelta(minutes=5))
    assert LearnedWords.objects.get().lessons == 2 and not LearnedWords.objects.get().failed_at


def test_deleted_and_erased_messages_are_forgotten_by_the_daily_job():
    deleted, erased, kept = message(), message(SIMILAR), message(QUESTION)
    teach(kept, is_spam=True)
    alone = trained()
    for entry in (deleted, erased):
        teach(entry, is_spam=True)
    assert trained() != alone

    deleted.subject.delete()
    erased.erase()
    retrain_changed()

    assert trained() == alone
    retrain_changed()
    assert not LearnedWords.objects.get().is_waiting


def test_only_the_newest_decisions_are_learned(monkeypatch):
    monkeypatch.setattr(lessons, "MAX_LESSONS", 3)
    for at in range(5):
        teach(message(f"{ADVERTISING} {at}"), is_spam=True)
    run_jobs()

    assert LearnedWords.objects.get().lessons == 3


def test_empty_texts_teach_nothing():
    teach(message(""), is_spam=True)

    assert trained() == b""


def test_decisions_of_earlier_versions_become_lessons(admin_user):
    def decided(**changes) -> ModerationRecord:
        return message(decided_by=admin_user, training_weight=0.25, **changes)

    records = [
        decided(status="spam"),
        decided(status="allowed"),
        decided(status="allowed", outcome="allow"),
        decided(status="trash"),
        message(status="spam"),
    ]
    importlib.import_module("intarsia.protection.migrations.0021_site_models").note_lessons(apps, None)

    assert [ModerationRecord.objects.get(pk=one.pk).training_weight for one in records] == [1.0, -1.0, 0.0, 0.0, 0.0]
    retrain_changed()
    run_jobs()
    assert LearnedWords.objects.get().lessons == 2


def test_reset_removes_all_training_once(owner):
    entry = message()
    before = weight(ADVERTISING)
    decide(owner, entry, "spam")
    run_jobs()

    data = {"site": site().pk, "action": "reset"}
    response = owner.post(TRAINING, data, follow=True)

    assert "has been reset" in response.content.decode() and "No training yet" in response.content.decode()
    assert owner.post(TRAINING, {"site": "x", "action": "reset"}).status_code == 404
    assert weight(ADVERTISING) == before
    decide(owner, entry, "not-spam")
    assert not LearnedWords.objects.exists()


def test_training_page_shows_what_the_model_knows_and_how_good_it_is(owner):
    lessons_of_both_kinds()
    waiting = owner.get(TRAINING).content.decode()
    assert "The next training starts within seconds." in waiting and "Trained" not in waiting
    run_jobs()

    shown = " ".join(owner.get(TRAINING).content.decode().split())
    assert "24 (12 spam, 12 allowed)" in shown
    assert "<dt>Spam held because of its text alone</dt><dd>100%</dd>" in shown
    assert "<dt>Allowed messages held by mistake</dt><dd>0.0%</dd>" in shown


def table_under(shown: str, title: str) -> str:
    return shown.split(f'<th scope="col">{title}</th>')[1].split("</table>")[0]


def test_training_page_shows_the_words_that_weigh_most(owner):
    lessons_of_both_kinds()
    run_jobs()
    shown = owner.get(TRAINING).content.decode()

    assert '<th scope="row">taloyhtiölle</th>' in table_under(shown, "Like spam")
    assert '<th scope="row">messer</th>' in table_under(shown, "Like a person")


def words_shown(owner, *written: dict[str, str]) -> str:
    """The training page after the site has learned from these messages, too."""
    lessons_of_both_kinds()
    for answers in written:
        teach(message(**{"text": f"{ADVERTISING} Kekkonen"} | answers), is_spam=True)
    run_jobs()
    return owner.get(TRAINING).content.decode().split("<h3>Words with the highest weight</h3>")[1]


@pytest.mark.parametrize(
    "sender",
    [{"email": "a@example.com"}, {"ip": "192.0.2.7"}, {"name": "Urho"}, {}],
    ids=["email", "IP", "name", "nothing is known"],
)
def test_training_page_hides_words_of_a_single_sender(owner, sender):
    """They could be a name, also in several messages."""
    assert "kekkonen" not in words_shown(owner, sender, sender, sender)


def test_training_page_shows_words_of_several_senders(owner):
    assert "kekkonen" in words_shown(owner, *({"email": f"{number}@example.com"} for number in range(6)))


@pytest.mark.parametrize("text", [ADVERTISING, f"{ADVERTISING} Kekkonen"], ids=["not signed", "signed"])
def test_training_page_hides_the_names_of_senders(owner, text):
    """Relatives share a name."""
    family = ({"email": f"{number}@example.com", "name": "Urho Kekkonen", "text": text} for number in range(6))
    assert "kekkonen" not in words_shown(owner, *family)


def test_training_page_shows_the_reasons_that_weighed_most(owner):
    lessons_of_both_kinds()
    reasons = [
        {"reason": "a_link", "family": "words", "weight": 0.4},
        {"reason": "honeypot_filled", "family": "trap", "weight": 5.0},
    ]
    teach(message(reasons=reasons), is_spam=True)
    teach(message(reasons=reasons[:1]), is_spam=False)
    run_jobs()

    rows = table_under(owner.get(TRAINING).content.decode(), "Reason").split('<th scope="row">')[1:]
    assert "hidden field" in rows[0].lower() and NUMBER.findall(rows[0]) == ["1", "0"]
    assert NUMBER.findall(rows[1]) == ["1", "1"]


def test_training_page_says_how_many_decisions_are_missing(owner):
    teach(message(), is_spam=True)
    run_jobs()

    assert "After 8 messages marked as spam and 8 allowed ones" in owner.get(TRAINING).content.decode()


def test_training_page_shows_a_failed_training(owner, monkeypatch):
    teach(message(), is_spam=True)
    monkeypatch.setattr(retraining, "train_site", lambda known: 1 / 0)
    run_jobs()

    assert "The last training failed. The previous model stays in use." in owner.get(TRAINING).content.decode()


def test_the_shipped_model_can_be_used_alone_and_the_training_again(owner):
    before = weight(ADVERTISING)
    teach(message(), is_spam=True)
    run_jobs()
    learned = weight(ADVERTISING)

    shown = owner.post(TRAINING, {"site": site().pk, "action": "off"}, follow=True).content.decode()
    assert "this site uses the shipped model only" in shown
    assert weight(ADVERTISING) == before
    owner.post(TRAINING, {"site": site().pk, "action": "on"})
    assert weight(ADVERTISING) == learned > before


def test_staff_can_train_again_now(owner):
    teach(message(), is_spam=True)
    run_jobs()

    assert "trained again" in owner.post(TRAINING, {"site": site().pk, "action": "train"}, follow=True).content.decode()
    assert run_jobs() == 1
    assert owner.post(TRAINING, {"site": site().pk, "action": "sing"}).status_code == 404


def test_message_page_shows_the_words_that_weighed_most(owner):
    lessons_of_both_kinds()
    run_jobs()
    entry = message(f"{SIMILAR} 555 0101. {QUESTION}")

    shown = owner.get(f"{LIST}inspect/{entry.pk}/").content.decode()
    of_spam, of_a_person = shown.split("<dt>Like spam</dt><dd>")[1].split("<dt>Like a person</dt><dd>")
    assert "taloyhtiölle" in of_spam.split("</dd>")[0]
    assert "messer" in of_a_person.split("</dd>")[0]
    assert "0101" not in of_spam


def test_reset_requires_permission_to_change_settings(client, django_user_model):
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "change_judgedsubmission")))
    user.groups.add(group)
    client.force_login(user)
    teach(message(), is_spam=True)

    client.post(TRAINING, {"site": site().pk, "action": "reset"})

    assert LearnedWords.objects.exists()


def test_unreadable_training_is_ignored_and_the_decision_is_kept(owner, caplog):
    before = weight(ADVERTISING)
    LearnedWords.objects.create(site=site(), version="x", content=b"not words", lessons=3)

    assert weight(ADVERTISING) == before
    assert "1 message marked as spam." in decide(owner, message(), "spam")
    run_jobs()
    assert weight(ADVERTISING) > before
    assert "cannot be read" in caplog.text


def test_decision_counts_even_if_it_cannot_be_noted(owner, monkeypatch, caplog):
    monkeypatch.setattr(lessons, "request_training", lambda site_id: 1 / 0)

    assert "1 message marked as spam." in decide(owner, message(), "spam")
    assert "could not be noted" in caplog.text


def test_model_is_reloaded_at_most_once_per_interval(monkeypatch, django_assert_num_queries):
    monkeypatch.setattr(site_models, "ASKS_EVERY_SECONDS", 3600.0)
    key = site().pk
    with django_assert_num_queries(1):
        assert [site_model(key) for _ in range(5)] == [None] * 5


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_simultaneous_decisions_are_all_trained():
    entries = [message(f"{ADVERTISING} {number}") for number in range(4)]

    def decide_about(entry):
        try:
            teach(entry, is_spam=True)
        finally:
            connection.close()

    threads = [threading.Thread(target=decide_about, args=(entry,)) for entry in entries]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)

    run_jobs()
    assert LearnedWords.objects.get().lessons == 4
