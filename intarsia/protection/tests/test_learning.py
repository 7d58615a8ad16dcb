"""PROT-SRV-11: decisions train the classifier of the site within limits, and can be undone."""

import threading

import pytest
from django.contrib.auth.models import Group, Permission
from django.db import connection
from django.urls import reverse
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.models import ModerationRecord
from intarsia.protection.api import Submission
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.lookup_services.learning import learned_weights as learning
from intarsia.protection.lookup_services.learning.learned_weights import learned_weights
from intarsia.protection.lookup_services.learning.lessons import teach
from intarsia.protection.models import LearnedWords
from intarsia.protection.tests.messages import message as build_message
from intarsia.protection.tests.senders import by_a_person
from intarsia.protection.verdict.checks.words import buckets_of, words
from intarsia.protection.verdict.classifier.learned import MAX_LOG_ODDS, MAX_STRENGTH, NO_WEIGHTS
from intarsia.protection.verdict.submission import Lookups

pytestmark = pytest.mark.django_db
LIST = "/admin/protection_messages/"

# The shipped model knows neither this language nor this product.
ADVERTISING = "Odota hetki, lasken mukaan kattojen pesun ja maalauksen koko taloyhtiölle"
SIMILAR = "Lasken mukaan koko taloyhtiölle kattojen maalauksen ja pesun, odota hetki"
QUESTION = "Gibt es im Mai noch Plätze im Kurs, und muss ich eigene Messer mitbringen?"


@pytest.fixture(autouse=True)
def learns_at_once(monkeypatch):
    monkeypatch.setattr(learning, "ASKS_EVERY_SECONDS", 0.0)
    monkeypatch.setattr(learning, "_known", {})
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


def texts(text: str, of: Site | None = None) -> float:
    return learned_weights((of or site()).pk).log_odds(buckets_of("", text))


def weights() -> bytes:
    return learned_weights(site().pk).weights.tobytes()


def test_PROT_SRV_11_marking_spam_raises_the_score_of_similar_messages(owner):
    """PROT-SRV-11"""
    for _ in range(6):
        decide(owner, message(), "spam")

    assert texts(SIMILAR) > 0.6
    # Features of all texts were trained too, with almost no weight.
    assert abs(texts(QUESTION)) < texts(ADVERTISING) / 10


def test_PROT_SRV_11_allowing_lowers_the_score_of_similar_messages(owner):
    """PROT-SRV-11: in English, in which the shipped model considers it advertising."""
    text = "Please check out my channel and subscribe for the video of our course"
    for _ in range(4):
        decide(owner, message(text), "allow")

    assert texts(text) < -1.0


def test_next_message_is_judged_with_the_training(rf):
    def weight_of_words() -> float:
        judged = judge_request(rf.post("/", by_a_person()), "enquiry", Message(ADVERTISING, name="Ana"))
        return sum(one.weight for one in judged.verdict.reasons if one.family == "words")

    before = weight_of_words()
    for _ in range(4):
        teach(message(name="Ana"), is_spam=True)

    assert weight_of_words() > before + 0.5


def test_reasons_name_the_training():
    buckets = buckets_of("", SIMILAR)

    def reason(strength: float) -> str:
        around = Lookups(learned=NO_WEIGHTS.after(buckets, strength))
        found = words(Submission(SIMILAR, timezone.now(), lookups=around))
        return found.reason if found else ""

    assert reason(0.0) == "reads_like_a_person"
    assert reason(MAX_LOG_ODDS) == "like_your_spam"
    assert reason(-MAX_LOG_ODDS) == "like_what_you_let_through"


def test_effect_of_decisions_is_limited():
    entry = message()
    teach(entry, is_spam=True)
    once = texts(ADVERTISING)
    for _ in range(100):
        teach(message(), is_spam=True)

    assert 0 < once <= MAX_STRENGTH + 0.01
    assert once < texts(ADVERTISING) <= MAX_LOG_ODDS


def test_correct_verdict_trains_nothing():
    teach(message(QUESTION), is_spam=False)

    assert LearnedWords.objects.get().lessons == 0
    assert weights() == NO_WEIGHTS.weights.tobytes()


@pytest.mark.parametrize("decision", ["not-spam", "allow"])
def test_changed_decision_undoes_the_first_training(owner, decision):
    other = message("Ganz anderer Text über Furniere und Leim")
    teach(other, is_spam=True)
    before, entry = weights(), message(SIMILAR)

    decide(owner, entry, "spam")
    assert weights() != before
    decide(owner, entry, decision)

    assert weights() == before
    assert LearnedWords.objects.get().lessons == 1


def test_repeated_decision_trains_once(owner):
    entry = message()
    decide(owner, entry, "spam")
    once = weights()
    decide(owner, entry, "spam")

    assert weights() == once


def test_PROT_SRV_11_bulk_decisions_train_and_undo(owner):
    """PROT-SRV-11"""
    entries = [message(), message()]

    def all_of(decision):
        name = reverse("wagtail_bulk_action", args=("intarsia_moderation", "moderationrecord", decision))
        return owner.post(name + "?" + "&".join(f"id={one.pk}" for one in entries) + f"&next={LIST}", follow=True)

    all_of("spam")
    assert LearnedWords.objects.get().lessons == 2
    assert "2 messages are no longer marked as spam." in all_of("not-spam").content.decode()
    assert LearnedWords.objects.get().lessons == 0
    assert ModerationRecord.objects.waiting().count() == 2
    assert weights() == NO_WEIGHTS.weights.tobytes()


def test_each_site_has_its_own_training():
    other = Site.objects.create(hostname="other.example", root_page=site().root_page)
    teach(message(), is_spam=True)

    assert texts(ADVERTISING) > 0
    assert texts(ADVERTISING, other) == 0


def test_reset_removes_all_training_once(owner):
    entry = message()
    decide(owner, entry, "spam")
    assert "Learned from 1 misjudged message" in owner.get("/admin/protection_learning/").content.decode()

    response = owner.post("/admin/protection_learning/", {"learned": LearnedWords.objects.get().pk}, follow=True)

    assert "has been reset" in response.content.decode() and "No training yet" in response.content.decode()
    assert owner.post("/admin/protection_learning/", {"learned": "x"}).status_code == 404
    assert texts(ADVERTISING) == 0
    decide(owner, entry, "not-spam")
    assert weights() == NO_WEIGHTS.weights.tobytes()


def test_reset_requires_permission_to_change_settings(client, django_user_model):
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "change_judgedsubmission")))
    user.groups.add(group)
    client.force_login(user)
    teach(message(), is_spam=True)

    client.post("/admin/protection_learning/", {"learned": LearnedWords.objects.get().pk})

    assert LearnedWords.objects.exists()


def test_unreadable_training_is_ignored_and_the_decision_is_kept(owner, caplog):
    LearnedWords.objects.create(site=site(), version="x", content=b"not words", lessons=3)

    assert texts(ADVERTISING) == 0
    assert "1 message marked as spam." in decide(owner, message(), "spam")
    assert texts(ADVERTISING) > 0
    assert "cannot be read" in caplog.text


def test_training_is_reloaded_at_most_once_per_interval(monkeypatch, django_assert_num_queries):
    monkeypatch.setattr(learning, "ASKS_EVERY_SECONDS", 3600.0)
    key = site().pk
    with django_assert_num_queries(1):
        assert [learned_weights(key) is NO_WEIGHTS for _ in range(5)] == [True] * 5


@pytest.mark.skipif(connection.vendor == "sqlite", reason="the database of these tests takes one writer only")
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

    assert LearnedWords.objects.get().lessons == 4
    for entry in entries:
        teach(entry, is_spam=None)
    assert weights() == NO_WEIGHTS.weights.tobytes()


def test_stored_training_is_small():
    for number in range(20):
        teach(
            message(f"{ADVERTISING} {number * 7919} " + " ".join(f"wort{number}x{at}" for at in range(80))),
            is_spam=True,
        )

    assert len(LearnedWords.objects.get().content) < 200_000
    assert learned_weights(site().pk).weights.itemsize * len(learned_weights(site().pk).weights) <= 2_000_000
