"""PROT-SRV: evidence becomes one verdict. People are allowed, bots are held or blocked, and errors block nobody."""

from datetime import UTC, datetime, timedelta

import pytest

from intarsia.protection.api import Evidence, Submission, Thresholds, judge
from intarsia.protection.verdict.submission import FormTrap, Lookups
from intarsia.protection.verdict.verdict import combined

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
QUESTION = "Hello, I would like to come to the course in May with my daughter. Do we need to bring our own knives?"
ADVERTISING = (
    "CHECK OUT my channel!!! Free money at http://example.top and subscribe, http://a.example.ru http://b.example.tk"
)


def ago(**time: float) -> float:
    return (NOW - timedelta(**time)).timestamp()


def by_a_person(text: str = QUESTION, **changes) -> Submission:
    signals = {
        "ct_checkjs": "issued",
        "ct_ps_timestamp": ago(minutes=2),
        "ct_fkp_timestamp": ago(minutes=1),
        "ct_mouse_moved": True,
        "ct_has_key_up": "true",
        "ct_has_input_focused": "1",
        "ct_screen_info": '{"fullWidth": 1440, "fullHeight": 900, "visibleWidth": 1440, "visibleHeight": 800}',
        "apbct_visible_fields": '{"visible_fields": "name message", "visible_fields_count": 2,'
        ' "invisible_fields": "trap", "invisible_fields_count": 1}',
    }
    fields = {
        "email": "ana@example.org",
        "name": "Ana",
        "signals": signals | changes.pop("signals", {}),
        "is_scripted": True,
        "lookups": Lookups(token="valid", proof="valid"),
    }
    return Submission(text, NOW, **fields | changes)


def by_a_script(text: str, **changes) -> Submission:
    """Posts the fields without having loaded the page."""
    return Submission(text, NOW, **changes)


def reasons(submission: Submission) -> set[str]:
    return {one.reason for one in judge(submission).reasons}


def test_question_of_a_person_is_allowed():
    verdict = judge(by_a_person())

    assert verdict.outcome == "allow"
    assert verdict.score < 0.05


def test_PROT_SRV_02_question_without_javascript_is_allowed():
    """PROT-SRV-02"""
    assert judge(by_a_script(QUESTION, email="ana@example.org", name="Ana")).outcome == "allow"


def test_advertising_with_a_filled_honeypot_is_blocked():
    assert judge(by_a_script(ADVERTISING, honeypot="x")).outcome == "block"


def test_PROT_SRV_03_message_within_two_seconds_counts_as_spam_sign():
    """PROT-SRV-03"""
    assert "too_fast" in reasons(by_a_person(signals={"ct_ps_timestamp": ago(seconds=1)}))
    assert "too_fast" not in reasons(by_a_person(signals={"ct_ps_timestamp": ago(seconds=30)}))


@pytest.mark.parametrize(
    ("signals", "reason"),
    [
        ({"apbct_headless": "true"}, "driven_by_a_program"),
        ({"ct_fkp_timestamp": "0"}, "no_key_pressed"),
        ({"ct_fkp_timestamp": ago(hours=3)}, "key_outside_of_visit"),
        ({"ct_ps_timestamp": ago(days=9)}, "page_too_old"),
        (
            {"ct_screen_info": {"fullWidth": 0, "fullHeight": 0, "visibleWidth": 0, "visibleHeight": 0}},
            "impossible_screen",
        ),
        ({"apbct_visible_fields": '{"visible_fields": "a b", "visible_fields_count": 7}'}, "fields_do_not_agree"),
        ({"ct_mouse_moved": 0, "ct_has_key_up": 0, "ct_has_input_focused": 0}, "nobody_there"),
    ],
)
def test_every_sign_of_automation_is_a_reason(signals: dict, reason: str):
    # A token of the bot detector would excuse some of them.
    assert reason in reasons(by_a_person(signals=signals, lookups=Lookups()))


def test_field_names_with_spaces_are_no_sign_of_automation():
    record = '{"visible_fields": "your name message", "visible_fields_count": 2, "invisible_fields": "", '
    record += '"invisible_fields_count": 0}'

    assert "fields_do_not_agree" not in reasons(by_a_person(signals={"apbct_visible_fields": record}))


@pytest.mark.parametrize("address", ["nobody", "a@b", "a b@example.org", "@example.org"])
def test_invalid_email_is_a_reason(address: str):
    assert "impossible_mail_address" in reasons(by_a_person(email=address))


def test_text_alone_holds_but_never_blocks_a_message():
    strict = Thresholds(hold=0.5, block=0.6)
    shouting = combined([Evidence("reads_like_spam", "words", 30.0)], strict)

    assert judge(by_a_person(ADVERTISING)).outcome == "hold"
    assert (shouting.outcome, shouting.score > 0.99) == ("hold", True)


def test_forged_signs_of_a_person_do_not_outweigh_the_honeypot():
    verdict = judge(by_a_person(honeypot="x", signals={"ct_has_scrolled": True}))

    assert verdict.outcome == "hold"


@pytest.mark.parametrize(
    "around", [{"copies": 4}, {"senders_of_text": 3}, {"is_marked_text": True}, {"from_ip": 60}], ids=str
)
def test_forged_signs_of_a_person_do_not_outweigh_repetition(around):
    """With a token and work, too."""
    assert judge(by_a_person(lookups=Lookups(token="valid", proof="valid", **around))).outcome == "hold"


def test_FORM_HONEY_04_a_person_outweighs_a_filled_trap_of_a_form():
    """An extension of the browser filled it in."""
    trap = FormTrap(is_filled=True, version_hash="right")

    assert judge(by_a_person(trap=trap)).outcome == "allow"
    assert judge(by_a_script("Hello", trap=trap)).outcome != "allow"


def test_FORM_HONEY_04_a_missing_hash_alone_holds_nothing():
    missing, wrong = (FormTrap(version_hash=sent) for sent in ("missing", "wrong"))

    assert judge(Submission(QUESTION, NOW, trap=missing)).outcome == "allow"
    assert judge(by_a_person(trap=wrong)).outcome == "hold"


def test_evidence_of_one_family_does_not_add_up_to_certainty():
    one = combined([Evidence("a", "behavior", 2.0)], Thresholds())
    four = combined([Evidence(name, "behavior", 2.0) for name in "abcd"], Thresholds())
    apart = combined([Evidence("a", "behavior", 2.0), Evidence("b", "browser", 2.0)], Thresholds())

    assert one.score < four.score < apart.score


def test_evidence_for_a_person_outweighs_evidence_against():
    against = Evidence("a_link", "words", 2.5)

    assert combined([against], Thresholds()).outcome == "hold"
    assert combined([against, Evidence("somebody_there", "behavior", -2.0)], Thresholds()).outcome == "allow"


def test_reasons_are_sorted_by_weight():
    weights = [abs(one.weight) for one in judge(by_a_script(ADVERTISING, honeypot="x", email="nobody")).reasons]

    assert weights == sorted(weights, reverse=True)


def test_failed_check_is_skipped_and_logged(caplog: pytest.LogCaptureFixture):
    def broken(_submission: Submission) -> None:
        raise RuntimeError("reputation service")

    def trap(_submission: Submission) -> Evidence:
        return Evidence("trap", "trap", 9.0)

    assert [one.reason for one in judge(by_a_person(), checks=[broken, trap]).reasons] == ["trap"]
    assert "The check 'broken' failed" in caplog.text


@pytest.mark.parametrize(
    "value", [None, "", "x", "NaN", float("nan"), -1, [], {}, {"a": 1}, "9" * 400, 10**400, "[[[", b"x"]
)
def test_malformed_signals_raise_no_error(value, caplog: pytest.LogCaptureFixture):
    names = [*by_a_person().signals, "apbct_headless", "ct_timezone", "ct_pointer_data"]
    judge(by_a_person(signals=dict.fromkeys(names, value)))

    assert caplog.text == ""
