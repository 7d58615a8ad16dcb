"""What bots leave on the server has a bound for each client and for all: the oldest are deleted first."""

from dataclasses import replace

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import HttpResponse

from intarsia.moderation import quota
from intarsia.moderation.api import ModerationRecord, decide
from intarsia.protection.checks.duplicate import lookup
from intarsia.protection.checks.email_domain import servers
from intarsia.protection.checks.email_domain.check_email import check_email
from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.pixel import loads
from intarsia.protection.forms.api import Message, Submitted, judge_request, store_message
from intarsia.protection.models import JudgedSubmission, ProtectionSettings
from intarsia.protection.signal_collection.sessions import store as sessions
from intarsia.state.key_value import key_value
from intarsia.state.recent_values import recent_values
from intarsia.state.recent_values.in_file import TRIM_EVERY

from ..name_server import name_server
from ..senders import by_a_robot

pytestmark = pytest.mark.django_db
ROBOT = "2001:db8::1"


@pytest.fixture
def send(rf, django_capture_on_commit_callbacks):
    """Sends refused messages, each from a further IP address of the same network."""

    def send(number: int, network: str = "2001:db8::", name: str = "") -> None:
        for host in range(1, number + 1):
            fields = by_a_robot(name=name or f"{network}{host:x}")
            request = rf.post("/contact/", fields, REMOTE_ADDR=f"{network}{host:x}")
            request.user = AnonymousUser()
            message = Message(fields["message"], fields["email"], fields["name"])
            with django_capture_on_commit_callbacks(execute=True):
                judged = store_message(judge_request(request, "contact", message), fields)
            assert judged.verdict.outcome == "block"

    return send


def names() -> list[str]:
    return list(JudgedSubmission.objects.order_by("pk").values_list("name", flat=True))


def test_refused_messages_of_a_client_are_deleted_oldest_first(send, monkeypatch):
    """All IPv6 addresses of a /64 network are one client."""
    monkeypatch.setattr(quota, "MAX_PER_CLIENT", 3)
    send(1, "2001:db8:1::")
    send(5)

    assert names() == ["2001:db8:1::1", "2001:db8::3", "2001:db8::4", "2001:db8::5"]


def test_refused_messages_of_all_clients_are_deleted_oldest_first(send, monkeypatch):
    monkeypatch.setattr(quota, "MAX_PER_SITE", 3)
    for network in range(5):
        send(1, f"2001:db8:{network:x}::")

    assert names() == [f"2001:db8:{network:x}::1" for network in (2, 3, 4)]
    assert ModerationRecord.objects.count() == 3


def test_a_message_that_staff_decided_about_is_not_deleted(send, monkeypatch, django_user_model):
    monkeypatch.setattr(quota, "MAX_PER_CLIENT", 1)
    send(1, name="decided")
    decide(ModerationRecord.objects.all(), "spam", django_user_model.objects.create_superuser("owner"))
    send(2, name="later")

    assert names() == ["decided", "later"]


def rows() -> int:
    with recent_values().file.transaction() as database:
        return database.execute("SELECT count(*) FROM recent").fetchone()[0]


def test_a_client_with_many_invented_browsers_fills_no_disk(rf, monkeypatch):
    monkeypatch.delenv("REDIS_URL", raising=False)
    neighbor = rf.get("/", REMOTE_ADDR="192.0.2.7")
    loads.note_load(neighbor)
    for number in range(loads.LOAD_BOUNDS.of_owner + 100):
        request = rf.get("/", REMOTE_ADDR=ROBOT, headers={"user-agent": f"Robot {number}"})
        loads.note_load(request)

    assert rows() == loads.LOAD_BOUNDS.of_owner + 1
    assert loads.has_loaded(request) and loads.has_loaded(neighbor)


def test_invented_email_domains_fill_no_disk(settings, monkeypatch):
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setattr(servers, "SERVER_BOUNDS", replace(servers.SERVER_BOUNDS, in_all=10))
    invented = 3 * TRIM_EVERY
    with name_server({}) as names:
        settings.INTARSIA_NAME_SERVER = names.address
        for number in range(invented):
            assert check_email(f"ana@invented{number}.example") == "NO_MAIL_SERVER"

    assert rows() <= 10 + TRIM_EVERY < invented
    assert check_email(f"ana@invented{invented - 1}.example", may_ask=False) == "NO_MAIL_SERVER"


def test_a_client_with_many_sessions_fills_no_disk(rf, monkeypatch):
    monkeypatch.delenv("REDIS_URL", raising=False)
    for number in range(sessions.SESSION_BOUNDS.of_owner + 100):
        request = rf.post("/", {"apbct_session_id": f"{number:032x}"}, REMOTE_ADDR=ROBOT)
        sessions.save(request, {"ct_timezone": 2}, HttpResponse())

    assert rows() == sessions.SESSION_BOUNDS.of_owner
    assert sessions.load(request) == {"ct_timezone": 2}


def test_invented_texts_fill_no_disk(rf, monkeypatch):
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setattr(lookup, "TEXT_BOUNDS", replace(lookup.TEXT_BOUNDS, of_owner=1, in_all=100))

    def copies(text: str) -> int:
        request, message = rf.post("/"), Message(text)
        return lookup.copies(Submitted(request, "contact", message, {}, ProtectionSettings()))["copies"]

    for number in range(600):
        copies(f"{chr(0x4E00 + number)} is a text that nobody else sends to this site")

    assert rows() <= 100 + TRIM_EVERY
    assert [copies("The same text is counted as before, whatever else was sent") for _ in range(3)] == [1, 2, 3]


def test_tokens_that_nobody_uses_fill_no_disk(rf, without_redis):
    for number in range(200):
        tokens.issue(rf.post("/", REMOTE_ADDR=f"192.0.2.{number}"), ["driven_by_selenium"])

    with key_value().file.transaction() as database:
        assert database.execute("SELECT count(*) FROM key_value").fetchone()[0] == 0
