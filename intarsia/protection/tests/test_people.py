"""PROT-SRV-01: people who look like bots for a harmless reason get their messages through, with a margin."""

import re
import time

import pytest
from django.contrib.auth.models import AnonymousUser
from django.template import Context, Template
from wagtail.models import Site

from intarsia.moderation.models import ModerationRecord
from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.proof_of_work.page_proofs import page_challenge
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.forms.storing import store_message
from intarsia.protection.models import ListedSender, ProtectionSettings

from .senders import BROWSER, FIELDS, QUESTION, hidden_field, signals, without_javascript
from .work import solved

pytestmark = pytest.mark.django_db

# Well below 0.5, from which messages are held.
MARGIN = 0.4
OFFICE = "203.0.113.5"
SUPPLIER = (
    "Dear Sir or Madam, we deliver birch and lime blanks for carving courses. A box of 40 costs 86 euros, from five "
    "boxes on 79 euros each, plus 12 euros for delivery. The price list is at https://www.holz-prantl.example/preise. "
    "Shall I send you a few samples before your summer courses? Kind regards, Johanna Prantl"
)


@pytest.fixture
def judged(rf):
    """Sends a message through the whole judgment and returns its record."""

    def send(
        fields: dict[str, str], ip: str = OFFICE, *, has_token: bool = False, has_worked: bool = False, **written: str
    ) -> ModerationRecord:
        page = rf.post("/contact/", REMOTE_ADDR=ip, headers=BROWSER)
        fields = fields | written
        if has_token:
            fields["ct_bot_detector_event_token"] = tokens.issue(page, [])
        if has_worked:
            fields["intarsia_proof"] = solved(page_challenge(page).model_dump())
        request = rf.post("/contact/", fields, REMOTE_ADDR=ip, headers=BROWSER)
        request.user = AnonymousUser()
        message = Message(fields["message"], email=fields["email"], name=fields["name"])
        record = store_message(judge_request(request, "contact", message), fields).record
        assert record
        return record

    return send


def is_fine(record: ModerationRecord) -> bool:
    return record.outcome == "allow" and record.score < MARGIN


def reasons(record: ModerationRecord) -> set[str]:
    return {one["reason"] for one in record.reasons}


@pytest.mark.parametrize("seconds", [40, 120, 3600, 86_400, -40, -3600, -86_400])
@pytest.mark.parametrize("has_token", [True, False])
def test_visitors_clock_is_wrong(judged, seconds, has_token):
    """PROT-SRV-03: the clock of the visitor is ahead or behind."""
    now = time.time() + seconds
    clock = signals(ct_ps_timestamp=int(now - 42), ct_fkp_timestamp=int(now - 30))

    record = judged(FIELDS | hidden_field(clock), has_token=has_token)

    assert is_fine(record)
    assert not reasons(record) & {"too_fast", "page_too_old", "key_outside_of_visit"}


def test_visitors_clock_is_ahead_by_the_time_they_needed(judged, rf, monkeypatch):
    """PROT-SRV-03: without the bot detector, only the work says when the page was opened."""
    ProtectionSettings.objects.update_or_create(site=Site.objects.get(), defaults={"has_detector": False})
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 40)
    work = solved(page_challenge(rf.post("/contact/", REMOTE_ADDR=OFFICE, headers=BROWSER)).model_dump())
    monkeypatch.undo()
    clock = signals(ct_ps_timestamp=int(now), ct_fkp_timestamp=int(now))

    assert is_fine(judged(FIELDS | hidden_field(clock), intarsia_proof=work))


COLLEAGUES = ("Can I bring my dog?", "Is the hall heated?", "Where can I park on Sunday?", "Do you sell vouchers?")


@pytest.mark.parametrize(("has_worked", "outcome"), [(True, "allow"), (False, "hold")])
def test_twelfth_colleague_in_an_office(judged, has_worked, outcome):
    """Their browsers are proven apart by the work that each of them did; a bot pays for every message."""
    for number in range(11):
        text = f"{COLLEAGUES[number % 4]} I come on day {number}."
        judged(FIELDS | hidden_field(signals()), has_worked=has_worked, message=text, email=f"c{number}@example.org")

    twelfth = judged(FIELDS | hidden_field(signals()), has_worked=has_worked, email="last@example.org")

    assert twelfth.outcome == outcome
    assert ("flood_from_address" in reasons(twelfth)) == (not has_worked)
    assert is_fine(twelfth) == has_worked


def test_neighbor_in_the_network_of_a_flood(judged):
    for host in range(40):
        judged(without_javascript(message=f"Cheap pills number {host}"), f"203.0.113.{100 + host}")

    neighbor = judged(FIELDS | hidden_field(signals()), "203.0.113.7", has_token=True)

    assert is_fine(neighbor)
    assert "flood_from_network" in reasons(neighbor)


def test_neighbor_of_a_listed_sender(judged):
    site = Site.objects.get(is_default_site=True)
    ListedSender.objects.create(site=site, kind=ListedSender.Kind.NETWORK, value="203.0.113.9", action="block")

    assert judged(FIELDS | hidden_field(signals()), "203.0.113.9").outcome == "block"
    assert is_fine(judged(FIELDS | hidden_field(signals()), "203.0.113.8"))


def test_password_managers_are_asked_to_leave_the_trap_alone():
    html = Template('{% load protection %}{% protection_fields "contact" %}').render(Context())
    [trap] = re.findall('<input [^>]*name="apbct__email_id__contact"[^>]*>', html)

    for attribute in ('autocomplete="off"', "data-1p-ignore", "data-bwignore", "data-lpignore", "data-form-type"):
        assert attribute in trap


@pytest.mark.parametrize("filled", [FIELDS["email"], FIELDS["name"]])
def test_FORM_HONEY_04_password_manager_fills_the_trap(judged, filled):
    """FORM-HONEY-04"""
    fields = FIELDS | hidden_field(signals())
    person = judged(fields, has_token=True, has_worked=True, apbct__email_id__contact=filled)
    robot = judged(without_javascript(apbct__email_id__contact=filled))

    assert is_fine(person) and "honeypot_filled_like_another_field" in reasons(person)
    assert robot.outcome == "hold"


@pytest.mark.parametrize(
    "text",
    [
        "This is the bowl from my first course: https://photos.example.org/mara/bowl.jpg Is the crack a problem?",
        "Hello, the lamp from your shop flickers, see https://pics.example.net/lamp-17. Can I bring it on Friday?",
    ],
)
def test_PROT_SRV_02_no_javascript_and_a_link_to_a_photo(judged, text):
    """PROT-SRV-02"""
    assert is_fine(judged(without_javascript(message=text)))


@pytest.mark.parametrize("has_token", [True, False])
def test_supplier_with_prices_and_a_link(judged, has_token):
    fields = FIELDS | hidden_field(signals())
    assert is_fine(judged(fields, has_token=has_token, message=SUPPLIER, name="Johanna", email="j@prantl.example"))


@pytest.mark.parametrize("text", ["Thanks!", "Thank you, see you on Friday", QUESTION])
def test_short_thanks_and_questions(judged, text):
    assert is_fine(judged(FIELDS | hidden_field(signals()), message=text))
    assert is_fine(judged(without_javascript(message=text)))
