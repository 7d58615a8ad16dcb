"""The fields that the page's script adds to a form, and what a message says about itself."""

import json
from types import SimpleNamespace

import pytest

from intarsia.protection.signal_collection.lookups import submitted
from intarsia.protection.signal_collection.lookups.submitted import Submitted
from intarsia.protection.signal_collection.parsing.fields import (
    FIELD_PREFIX,
    MAX_BYTES,
    honeypot_in,
    is_own,
    is_password,
    sent,
    signals_in,
    visible_fields_in,
)
from intarsia.protection.signal_collection.parsing.storable import storable_json
from intarsia.protection.signal_collection.parsing.submission_of import Message
from intarsia.protection.signal_collection.proof_of_work.challenges import make_challenge, work_in

from .senders import encoded
from .work import solved

OWN = (
    *("ct_checkjs", "ct_no_cookie_hidden_field", "apbct_visible_fields", "ct_bot_detector_event_token"),
    *("apbct_session_id", "intarsia_proof", "intarsia_confirmation", "apbct__email_id__", "apbct__email_id__contact"),
)


@pytest.mark.parametrize("name", OWN)
def test_PROT_SIG_02_fields_of_protection_are_no_answers(name):
    assert is_own(name)


@pytest.mark.parametrize("name", ["name", "email", "ct_checkjs2", "my_apbct__email_id__", ""])
def test_all_other_fields_are_answers(name):
    assert not is_own(name)


@pytest.mark.parametrize(("name", "is_one"), [("password", True), ("New_Password2", True), ("passphrase", False)])
def test_a_password_is_known_by_its_name(name, is_one):
    assert is_password(name) == is_one


def test_all_honeypots_of_a_form_are_read(rf):
    filled = {"apbct__email_id__a": "x", "apbct__email_id__b": "y", "name": "Ana"}

    assert honeypot_in(rf.post("/", filled)) == "xy"
    assert honeypot_in(rf.post("/", {"name": "Ana"})) == ""


def test_a_field_of_protection_may_be_in_brackets(rf):
    both = rf.post("/", {"ct_checkjs": "bare", "data[ct_checkjs]": "bracketed"})

    assert sent(both, "ct_checkjs") == "bare"
    assert sent(rf.post("/", {"data[ct_checkjs]": "bracketed"}), "ct_checkjs") == "bracketed"
    assert sent(rf.post("/", {"ct_checkjs": "", "data[ct_checkjs]": "bracketed"}), "ct_checkjs") == "bracketed"
    assert sent(rf.post("/", {}), "ct_checkjs") == ""


def field_of(length: int) -> str:
    """A hidden field whose coded part has this length."""
    start = '{"ct_checkjs": "'
    return FIELD_PREFIX + encoded({"ct_checkjs": "x" * (length // 4 * 3 - len(start) - 2)})


def test_PROT_SIG_19_a_hidden_field_is_read_up_to_32_kib():
    assert len(field_of(MAX_BYTES)) == len(FIELD_PREFIX) + 32 * 1024
    assert signals_in(field_of(MAX_BYTES))
    assert signals_in(field_of(MAX_BYTES + 4)) == {}


def test_PROT_SIG_19_the_hidden_field_begins_with_its_mark_and_may_have_text_before_it():
    coded = encoded({"ct_timezone": 2})

    assert signals_in(f"{FIELD_PREFIX}{coded}") == signals_in(f"before{FIELD_PREFIX}{coded}") == {"ct_timezone": 2}
    assert signals_in(coded) == {}
    assert signals_in(f"{FIELD_PREFIX}{encoded({'ct_timezone': 5})}{FIELD_PREFIX}{coded}") == {"ct_timezone": 2}


def test_PROT_SIG_10_the_first_record_with_a_field_of_the_form_counts():
    records = encoded(
        {"0": 7, "1": {"visible_fields": 7}, "2": {"visible_fields": "a b"}, "3": {"visible_fields": "b"}}
    )

    assert visible_fields_in(records, {"b": ""}) == {"visible_fields": "a b"}
    assert visible_fields_in(records, {"c": ""}) is None
    assert visible_fields_in("", {"b": ""}) is None


def nested(levels: int) -> list:
    return [nested(levels - 1)] if levels > 1 else []


@pytest.mark.parametrize("value", [10**15, -(10**15), 0, 1.5, True, None, "text", nested(12), {"a": [{"b": 1}]}])
def test_what_every_database_stores_stays_as_it_is(value):
    assert storable_json(value) == value


@pytest.mark.parametrize("value", [10**15 + 1, -(10**15) - 1, float("inf"), float("nan"), nested(13), {1, 2}, b"x"])
def test_what_some_database_does_not_store_is_refused(value):
    with pytest.raises(ValueError, match="cannot be stored"):
        storable_json(value)


def test_names_in_an_object_become_texts_without_null_characters():
    assert storable_json({7: "a\0b", "c\0d": "\ud800"}) == {"7": "ab", "cd": "?"}


NOW = 1_800_000_000.0


@pytest.mark.parametrize(
    ("opened", "seconds"),
    [
        (NOW - 10.4, 10),
        (NOW - 10.6, 11),
        (NOW, 0),
        (NOW + 1, None),
        (NOW - 999_999, 999_999),
        (NOW - 10**6, None),
        (0, None),
        (-5, None),
        ("soon", None),
        (None, None),
    ],
)
def test_how_long_a_message_took_follows_from_when_its_page_was_opened(monkeypatch, opened, seconds):
    monkeypatch.setattr(submitted, "time", SimpleNamespace(time=lambda: NOW))
    message = Submitted(None, "enquiry", Message("Hello"), {"ct_ps_timestamp": opened}, None)  # type: ignore[arg-type]

    assert message.seconds_taken() == seconds


def test_a_message_is_told_apart_by_form_sender_and_text():
    def content(form: str = "enquiry", **changes: str) -> str:
        fields = {"text": "Hello", "name": "Ana", "email": "ana@example.org", **changes}
        return Submitted(None, form, Message(**fields), {}, None).content  # type: ignore[arg-type]

    others = [content("order"), content(text="Hi"), content(name="Bob"), content(email="a@example.org")]
    assert len({content(), *others}) == 5
    assert content(name="a", email="b") != content(name="", email="ab")


def test_the_text_that_is_compared_with_other_messages_can_be_another_one():
    assert Message("whole").compared_text == "whole"
    assert Message("whole", free_text="free").compared_text == "free"
    assert Message("whole", free_text="").compared_text == ""


def test_a_challenge_asks_for_as_many_tries_as_it_says():
    challenge = make_challenge({"for": "a page"}, 60, tries=3)

    assert (challenge.algorithm, challenge.maxnumber) == ("SHA-256", 3)
    work = work_in(solved(challenge.model_dump()))
    assert work is not None and work.id == challenge.challenge
    assert (work.bound["for"], work.bound["life"], work.is_late) == ("a page", "60", False)
    assert 0 <= work.seconds < 60


def test_a_challenge_without_tries_has_the_number_0_and_two_are_never_the_same():
    challenges = [make_challenge({}, 60, tries=0) for _ in range(2)]

    assert challenges[0].challenge != challenges[1].challenge
    assert all(work_in(solved(one.model_dump())) for one in challenges)
    assert work_in(json.dumps(challenges[0].model_dump())) is None
