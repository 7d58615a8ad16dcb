"""PROT-SRV-01: lookups for a message, and the allow and block lists."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import ValidationError
from django.utils import timezone

from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.rate import lookup as rate_lookup
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.models import ListedSender, ProtectionSettings

from .senders import BROWSER, QUESTION, by_a_person, signals

pytestmark = pytest.mark.django_db


@pytest.fixture
def judged(rf):
    def judge(text: str = QUESTION, *, email: str = "ana@example.org", ip: str = "192.0.2.7", token="", **headers):
        fields = by_a_person() | ({"ct_bot_detector_event_token": token} if token else {})
        request = rf.post("/contact/", fields, REMOTE_ADDR=ip, headers=BROWSER | headers)
        request.user = AnonymousUser()
        found = judge_request(request, "contact", Message(text, email=email, name="Ana"))
        return found.verdict.outcome, {one.reason for one in found.verdict.reasons}

    return judge


@pytest.fixture
def token(rf):
    def make(*findings: str, ip: str = "192.0.2.7") -> str:
        return tokens.issue(rf.post("/", REMOTE_ADDR=ip, headers=BROWSER), list(findings))

    return make


def test_own_token_counts_for_and_copied_token_against(judged, token):
    assert "token_of_this_browser" in judged(token=token())[1]
    assert "token_of_nobody" in judged(token=token(ip="198.51.100.1"))[1]
    assert "no_token" in judged()[1]


def test_findings_of_the_detector_are_evidence(judged, token):
    assert "detected_automation" in judged(token=token("driven_by_selenium"))[1]
    assert "browser_contradicts_itself" in judged(token=token("two_time_zones"))[1]


def test_PROT_DET_07_missing_token_is_ignored_if_the_detector_is_off(judged):
    """PROT-DET-07"""
    from wagtail.models import Site

    ProtectionSettings.objects.create(site=Site.objects.get(), has_detector=False)

    assert not {"no_token", "token_of_nobody"} & judged(token="ab" * 32)[1]


def test_many_messages_from_one_ip_become_a_flood(judged):
    found = [judged(f"{QUESTION} {'x' * number}", email=f"a{number}@example.org")[1] for number in range(13)]

    assert "many_from_address" not in found[2]
    assert "many_from_address" in found[3]
    assert "flood_from_address" in found[12]


def test_networks_and_senders_are_counted(judged):
    for number in range(12):
        _outcome, reasons = judged(f"{QUESTION} {'y' * number}", email=f"b{number}@example.org", ip=f"192.0.2.{number}")
    assert "many_from_network" in reasons
    for number in range(4):
        _outcome, reasons = judged(f"{QUESTION} {'z' * number}", ip=f"203.0.{number}.1")
    assert "many_from_identity" in reasons


def test_flood_in_the_name_of_a_sender_does_not_hold_the_sender(judged, token):
    for number in range(30):
        judged(f"Is the course full? {'z' * number}", ip=f"203.0.{number}.1")

    outcome, reasons = judged(token=token())
    assert "flood_from_identity" in reasons
    assert outcome == "allow"


def test_sender_does_not_hide_the_count_of_the_ip():
    from intarsia.protection.checks.rate.check import rate
    from intarsia.protection.verdict.submission import Lookups, Submission

    around = Lookups(from_ip=5, from_identity=99)
    assert rate(Submission("", timezone.now(), lookups=around)).reason == "many_from_address"


def test_repeated_text_is_recognized_despite_changed_numbers(judged):
    texts = (QUESTION, f"{QUESTION}!! 17", QUESTION.upper(), f"  {QUESTION} 4")
    found = [
        judged(text, email=f"c{number}@example.org", ip=f"203.0.{number}.9")[1] for number, text in enumerate(texts)
    ]

    assert ["sent_before" in reasons for reasons in found] == [False, True, True, False]
    assert "sent_many_times" in found[3]


@pytest.mark.parametrize(("letters", "is_counted"), [(24, False), (25, True)])
def test_repeated_texts_are_counted_from_25_letters(judged, letters, is_counted):
    text = "abcde fghij klmno 12345 pqrst uvwxy".replace("y", "" if letters == 24 else "y")
    reasons = [judged(text, email=f"d{number}@example.org", ip=f"203.0.{number}.9")[1] for number in range(2)]

    assert ["sent_before" in found for found in reasons] == [False, is_counted]


def test_referrer_of_another_site_is_a_reason(judged):
    assert "sent_from_elsewhere" in judged(referer="https://evil.example/contact/")[1]
    assert "sent_from_elsewhere" in judged(referer="http://[")[1]
    assert "sent_from_elsewhere" not in judged(referer="http://testserver/contact/")[1]
    assert "sent_from_elsewhere" not in judged()[1]


def listed(kind: str, value: str, action: str = "block") -> ListedSender:
    entry = ListedSender(kind=kind, value=value, action=action)
    entry.full_clean()
    entry.save()
    return entry


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("network", "192.0.2.0/24"),
        ("network", "192.0.2.7"),
        ("email", "ANA@example.org"),
        ("domain", "@example.org"),
        ("phrase", "our own KNIVES"),
    ],
)
def test_listed_senders_are_allowed_or_blocked(judged, kind, value):
    assert judged()[0] == "allow"

    entry = listed(kind, value)
    outcome, reasons = judged()
    assert outcome == "block" and "on_block_list" in reasons

    entry.action = "allow"
    entry.save()
    assert judged("FREE MONEY http://a.top http://b.top http://c.top our own knives")[0] == "allow"


def test_a_listed_email_is_recognized_in_capitals_and_with_spaces(judged):
    listed("email", "bob@example.org")

    assert judged(email=" Bob@EXAMPLE.org ")[0] == "block"


def test_sender_on_both_lists_is_allowed(judged):
    listed("domain", "example.org")
    listed("email", "ana@example.org", "allow")

    assert judged()[0] == "allow"
    assert judged(email="bob@mail.example.org")[0] == "block"
    assert judged(email="bob@notexample.org")[0] == "allow"


@pytest.mark.parametrize(("kind", "value"), [("network", "everywhere"), ("network", "192.0.2.0/99"), ("domain", "@")])
def test_invalid_list_entry_is_rejected(kind, value):
    with pytest.raises(ValidationError):
        listed(kind, value)


def test_failed_lookup_is_skipped_and_logged(judged, monkeypatch, caplog):
    def broken(_request):
        raise RuntimeError("the store is unavailable")

    monkeypatch.setattr(rate_lookup, "client_of", broken)

    assert judged()[0] == "allow"
    assert "The lookup of the check 'rate' failed" in caplog.text


def test_straight_pointer_path_is_a_reason(judged):
    from intarsia.protection.checks.pointer_path.check import pointer_path
    from intarsia.protection.verdict.submission import Submission

    def moved(samples) -> Submission:
        from django.utils import timezone

        return Submission("", timezone.now(), signals=signals(ct_pointer_data=samples))

    ruler = [[10 * step, 20 * step, 150 * step] for step in range(1, 9)]
    hand = [[10 * step + step % 3, 20 * step + step % 2, 150 * step + 7 * (step % 4)] for step in range(1, 9)]
    assert pointer_path(moved(ruler)).reason == "pointer_like_a_ruler"
    assert pointer_path(moved(hand)) is None
    assert pointer_path(moved([[5, 5, step] for step in range(9)])) is None
    assert pointer_path(moved([[1, 2], "x", {}, [1, 2, 3]] * 3)) is None
