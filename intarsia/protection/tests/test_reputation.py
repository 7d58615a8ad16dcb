"""PROT-SRV-10: reputation services are asked only if turned on, get only the documented data, and block nobody."""

import hashlib
import socket
import threading
from contextlib import ExitStack
from unittest.mock import ANY

import pytest
from django.urls import reverse
from wagtail.models import Site

from intarsia.moderation.decisions import decide
from intarsia.protection.checks.reputation import akismet, services, stopforumspam
from intarsia.protection.checks.reputation.connection import http
from intarsia.protection.checks.reputation.question import Question
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.models import ListedSender, ReputationSettings

from . import reputation_servers as servers
from .messages import message
from .reputation_servers import Answer
from .senders import QUESTION, by_a_person

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def all_are_available():
    services._paused_until.clear()
    yield
    services._paused_until.clear()
    services._pool().shutdown(wait=True)
    services._pool.cache_clear()
    http().close()
    http.cache_clear()


@pytest.fixture
def all_services(settings):
    with ExitStack() as stack:
        names = ("akismet", "stopforumspam", "cleantalk")
        running = {name: stack.enter_context(servers.service(getattr(servers, name))) for name in names}
        settings.INTARSIA_REPUTATION_HOSTS = {name: one.address for name, one in running.items()}
        yield running


def site() -> Site:
    return Site.objects.get(is_default_site=True)


def turn_on(*names: str, key: str = "right") -> None:
    changes = {f"uses_{name}": True for name in names} | {"akismet_key": key, "cleantalk_key": key}
    ReputationSettings.objects.update_or_create(site=site(), defaults=changes)


def reasons(rf, ip="192.0.2.1", **message) -> list[str]:
    message = {"text": QUESTION, "email": "ana@example.org", "name": "Ana"} | message
    request = rf.post("/", by_a_person(), REMOTE_ADDR=ip, headers={"user-agent": "Firefox"})
    judged = judge_request(request, "enquiry", Message(**message))
    return [one.reason for one in judged.verdict.reasons if one.family == "reputation"]


def test_PROT_SRV_10_no_service_is_asked_by_default(rf, all_services):
    """PROT-SRV-10"""
    assert reasons(rf) == []
    ReputationSettings.objects.create(site=site(), akismet_key="right", cleantalk_key="right")
    assert reasons(rf) == []

    assert not any(one.asked for one in all_services.values())


def test_akismet_gets_the_documented_request(rf, all_services):
    turn_on("akismet")

    assert reasons(rf) == ["akismet_says_person"]
    assert reasons(rf, name="akismet-guaranteed-spam") == ["akismet_says_spam"]

    asked = all_services["akismet"].asked[0]
    assert asked.path == "/1.1/comment-check"
    assert asked.data == {
        "api_key": "right",
        "blog": "http://testserver/",
        "user_ip": "192.0.2.1",
        "user_agent": "Firefox",
        "referrer": "",
        "permalink": "",
        "comment_type": "contact-form",
        "comment_author": "Ana",
        "comment_author_email": "ana@example.org",
        "comment_content": QUESTION,
    }


def test_stop_forum_spam_gets_only_the_ip_and_a_hash(rf, all_services):
    turn_on("stopforumspam")

    assert reasons(rf) == []
    assert reasons(rf, ip="192.0.2.66") == ["known_to_stop_forum_spam"]

    digest = hashlib.md5(b"ana@example.org", usedforsecurity=False).hexdigest()
    assert all_services["stopforumspam"].asked[0].data == {
        "ip": "192.0.2.1",
        "emailhash": digest,
        "json": "",
        "confidence": "",
    }


@pytest.mark.parametrize(
    ("confidence", "says"), [(49, None), (50, "known_sender"), (89, "known_sender"), (90, "often_known_sender")]
)
def test_confidence_of_stop_forum_spam_sets_the_weight(all_services, confidence, says):
    question = Question("https://example.org", "enquiry", QUESTION, "Ana", "", f"203.0.113.{confidence}")
    assert stopforumspam.ask(http(), question) == says


def test_cleantalk_gets_a_check_message_request(rf, all_services):
    turn_on("cleantalk")

    assert reasons(rf) == ["cleantalk_says_person"]
    assert reasons(rf, email="stop_email@example.com") == ["cleantalk_says_spam"]

    asked = all_services["cleantalk"].asked[0]
    assert asked.path == "/api2.0"
    assert asked.data == {
        "method_name": "check_message",
        "auth_key": "right",
        "sender_email": "ana@example.org",
        "sender_nickname": "Ana",
        "sender_ip": "192.0.2.1",
        "message": QUESTION,
        "js_on": 1,
        "submit_time": pytest.approx(60, abs=5),
        "sender_info": {"REFFERRER": ANY, "USER_AGENT": "Firefox"},
        "post_info": {"comment_type": "contact_form", "post_url": ANY},
    }


def test_answers_of_services_are_one_piece_of_evidence(rf, all_services):
    """A service alone does not hold a message of a person; it adds to the other evidence."""
    turn_on("akismet", "stopforumspam", "cleantalk")
    request = rf.post("/", by_a_person(), REMOTE_ADDR="192.0.2.66")

    def judged(name, email):
        return judge_request(request, "enquiry", Message(QUESTION, email, name)).verdict

    everybody_for = judged("Ana", "ana@example.org")
    everybody_against = judged("akismet-guaranteed-spam", "stop_email@example.com")

    assert everybody_for.score < everybody_against.score
    assert everybody_against.outcome == "hold"


@pytest.mark.parametrize(
    "answer",
    [
        Answer("invalid"),
        Answer("", status=500),
        Answer("", status=302, headers={"Location": "http://127.0.0.1:1/"}),
        Answer("true" * 40_000),
        Answer("\x00"),
    ],
)
@pytest.mark.parametrize("name", ["akismet", "stopforumspam", "cleantalk"])
def test_failed_service_is_skipped_and_logged_once(rf, settings, caplog, name, answer):
    with servers.service(lambda _asked: answer) as broken:
        settings.INTARSIA_REPUTATION_HOSTS = {name: broken.address}
        turn_on(name)

        assert [reasons(rf), reasons(rf)] == [[], []]

    assert caplog.text.count(f"The reputation service '{name}' is unavailable") == 1
    assert len(broken.asked) == 1


def test_a_report_that_fails_is_logged_and_the_decision_counts(
    settings, admin_user, caplog, django_capture_on_commit_callbacks
):
    turn_on("akismet")
    entry = message(text=QUESTION, ip="192.0.2.7")
    with servers.service(lambda _asked: Answer("", status=500)) as broken:
        settings.INTARSIA_REPUTATION_HOSTS = {"akismet": broken.address}
        with django_capture_on_commit_callbacks(execute=True):
            decide([entry], "spam", admin_user)
        services._pool().shutdown(wait=True)

    entry.refresh_from_db()
    assert entry.status == "spam" and len(broken.asked) == 1
    assert "could not be reported to the reputation service 'akismet': ValueError" in caplog.text


def test_log_reports_a_wrong_key_without_the_key(rf, all_services, caplog):
    turn_on("akismet", "cleantalk", key="secret-and-wrong")

    assert reasons(rf) == []

    assert "unable to parse your blog URI" in caplog.text and "Access key unset" in caplog.text
    assert "secret-and-wrong" not in caplog.text


def test_slow_service_is_skipped_and_the_others_count(rf, settings, all_services, caplog, monkeypatch):
    monkeypatch.setattr(services, "SECONDS", 0.5)
    done = threading.Event()

    def late(_asked):
        done.wait(20)
        return Answer("true")

    with servers.service(late) as slow:
        settings.INTARSIA_REPUTATION_HOSTS = settings.INTARSIA_REPUTATION_HOSTS | {"akismet": slow.address}
        turn_on("akismet", "cleantalk")

        assert reasons(rf) == ["cleantalk_says_person"]
        assert not done.is_set()
        done.set()
    assert "'akismet' is unavailable" in caplog.text


def test_unavailable_service_is_retried_later(rf, settings, all_services, monkeypatch):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        settings.INTARSIA_REPUTATION_HOSTS = {"akismet": f"http://127.0.0.1:{nobody.getsockname()[1]}"}
        turn_on("akismet")
        assert reasons(rf) == []
    settings.INTARSIA_REPUTATION_HOSTS = {"akismet": all_services["akismet"].address}
    assert reasons(rf) == []

    monkeypatch.setitem(services._paused_until, ("akismet", "right"), 1.0)
    assert reasons(rf) == ["akismet_says_person"]


def test_listed_senders_are_not_sent_to_services(rf, all_services):
    turn_on("akismet", "stopforumspam", "cleantalk")
    ListedSender.objects.create(kind="email", value="ana@example.org", action="allow")

    assert reasons(rf) == []
    assert not any(one.asked for one in all_services.values())


def test_invalid_service_url_is_rejected(rf, settings, caplog):
    settings.INTARSIA_REPUTATION_HOSTS = {"akismet": "file:///etc"}
    turn_on("akismet")

    assert reasons(rf) == []
    assert "must begin with https:// or http://" in caplog.text


def test_decisions_are_reported_to_akismet_while_the_ip_is_stored(
    all_services, admin_user, django_capture_on_commit_callbacks
):
    turn_on("akismet", "stopforumspam", "cleantalk")
    entry, old = message(text=QUESTION, ip="192.0.2.7"), message(text="long ago")

    with django_capture_on_commit_callbacks(execute=True):
        decide([entry, old], "spam", admin_user)
    services._pool().shutdown(wait=True)

    assert [(one.path, one.data["comment_content"]) for one in all_services["akismet"].asked] == [
        ("/1.1/submit-spam", QUESTION)
    ]
    assert not all_services["cleantalk"].asked and not all_services["stopforumspam"].asked


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def test_stored_key_is_never_shown(owner):
    url = reverse("wagtailsettings:edit", args=("intarsia_protection", "reputationsettings", site().pk))
    owner.post(url, {"uses_akismet": "on", "akismet_key": "my-secret-key", "cleantalk_key": ""})

    html = owner.get(url).content.decode()
    assert "my-secret-key" not in html and "A key is stored." in html
    owner.post(url, {"uses_akismet": "", "akismet_key": "", "cleantalk_key": ""})

    kept = ReputationSettings.for_site(site())
    assert (kept.uses_akismet, kept.akismet_key) == (False, "my-secret-key")


def test_service_requires_a_key(owner):
    url = reverse("wagtailsettings:edit", args=("intarsia_protection", "reputationsettings", site().pk))

    html = owner.post(url, {"uses_cleantalk": "on", "akismet_key": "", "cleantalk_key": ""}).content.decode()

    assert "needs an API key" in html
    assert not ReputationSettings.objects.filter(uses_cleantalk=True).exists()


@pytest.mark.parametrize(("is_spam", "path"), [(True, "/1.1/submit-spam"), (False, "/1.1/submit-ham")])
def test_akismet_hears_which_way_the_owner_decided(all_services, is_spam, path):
    fields = {"site_url": "https://example.org/", "form": "enquiry", "text": QUESTION, "name": "Ana", "key": "right"}
    fields |= {
        "email": "ana@example.org",
        "ip": "192.0.2.1",
        "user_agent": "Firefox",
        "page_url": "https://example.org/a/",
    }
    akismet.report(http(), Question(**fields, is_scripted=True, seconds=7), is_spam=is_spam)

    (asked,) = all_services["akismet"].asked
    assert asked.path == path
    assert asked.data == {
        "api_key": "right",
        "blog": "https://example.org/",
        "user_ip": "192.0.2.1",
        "user_agent": "Firefox",
        "referrer": "https://example.org/a/",
        "permalink": "https://example.org/a/",
        "comment_type": "contact-form",
        "comment_author": "Ana",
        "comment_author_email": "ana@example.org",
        "comment_content": QUESTION,
    }
