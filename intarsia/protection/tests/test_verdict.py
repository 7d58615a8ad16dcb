"""PROT-SRV: what a verdict and a submission say about themselves. How evidence adds up is in test_checks.py."""

import math
from datetime import UTC, datetime
from typing import Any

import pytest

from intarsia.protection.verdict.certainty import CERTAIN_FROM, DOUBTFUL, HOLDS, MAX_WEIGHT, weight_of_words
from intarsia.protection.verdict.classifier.site_model import HOLDS_FROM
from intarsia.protection.verdict.registry import add_check, checks_in_use, remove_check
from intarsia.protection.verdict.submission import FormTrap, Lookups, Submission
from intarsia.protection.verdict.verdict import Evidence, Family, Thresholds, combined

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)


def against(weight: float, family: Family = "behavior") -> Evidence:
    return Evidence("against", family, weight)


def person(weight: float) -> Evidence:
    return Evidence("person", "behavior", -weight)


def test_a_message_is_blocked_only_if_the_rest_holds_it_without_its_text():
    words = against(9.0, "words")
    without = combined([against(1.0)], Thresholds()).score

    def outcome(hold: float) -> str:
        return combined([words, against(1.0)], Thresholds(hold=hold)).outcome

    assert [outcome(without), outcome(math.nextafter(without, 1))] == ["block", "hold"]


def test_reasons_have_the_strongest_first_whichever_side_they_are_on():
    verdict = combined([against(1.0), person(3.0), against(2.0, "words")], Thresholds())

    assert [one.weight for one in verdict.reasons] == [-3.0, 2.0, 1.0]
    assert verdict.has_evidence_of_spam
    assert not combined([person(3.0)], Thresholds()).has_evidence_of_spam


@pytest.mark.parametrize(("family", "cost", "wrong"), [("guesses", "free", "guesses"), ("words", "cheap", "cheap")])
def test_evidence_of_an_unknown_family_or_cost_is_refused_with_those_that_exist(family, cost, wrong):
    with pytest.raises(ValueError, match=rf"'mine' has '{wrong}', which is not one of \w+(, \w+)+\."):
        Evidence("mine", family, 1.0, cost=cost)


def test_doubtful_words_weigh_less_the_farther_they_are_from_the_limit():
    limit = CERTAIN_FROM["short", "no link"]

    assert weight_of_words("Buy now", limit) == (pytest.approx(HOLDS), True)
    assert weight_of_words("Buy now", limit + 0.5) == (pytest.approx(HOLDS + 0.5), True)
    assert weight_of_words("Buy now", limit + 9) == (MAX_WEIGHT, True)
    assert weight_of_words("Buy now", limit / 2) == (pytest.approx(DOUBTFUL / 2), False)
    assert weight_of_words("Buy now", -2.0) == (-2.0, False)
    assert weight_of_words("Buy now", 0.0) == (0.0, False)


def test_certain_words_just_outweigh_that_most_messages_are_from_people():
    assert combined([against(HOLDS, "words")], Thresholds()).outcome == "hold"
    assert combined([against(HOLDS - 0.11, "words")], Thresholds()).outcome == "allow"


def test_words_that_the_model_of_a_site_judged_have_one_limit():
    assert weight_of_words("Buy now", HOLDS_FROM, is_calibrated=True) == (pytest.approx(HOLDS), True)
    assert not weight_of_words("Buy now", HOLDS_FROM - 0.01, is_calibrated=True)[1]


def test_a_check_is_used_until_it_is_removed_and_names_are_given_once():
    def my_check(_submission: Submission) -> None: ...

    add_check(my_check)
    try:
        assert my_check in checks_in_use()
        with pytest.raises(ValueError, match="There is a check 'my_check' already. Rename yours."):
            add_check(my_check)
    finally:
        remove_check("my_check")
    assert my_check not in checks_in_use()
    remove_check("my_check")


def taken(opened: float | None = None, key: float | None = None, **lookups: Any) -> float | None:
    """How long the page was open. `opened` and `key` are seconds before the message."""
    moments = {"ct_ps_timestamp": opened, "ct_fkp_timestamp": key}
    signals = {name: NOW.timestamp() - ago for name, ago in moments.items() if ago is not None}
    return Submission("", NOW, signals=signals, lookups=Lookups(**lookups)).seconds_taken


@pytest.mark.parametrize(
    ("known", "seconds"),
    [
        ({}, None),
        ({"key": 40.0}, None),
        ({"opened": 30.0}, 30.0),
        ({"opened": 0.0}, 0.0),
        ({"opened": 30.0, "key": 10.0}, 30.0),
        # The server knows better than a clock that is wrong.
        ({"opened": 1.0, "token_seconds": 50.0}, 50.0),
        ({"opened": 1.0, "proof_seconds": 70.0, "token_seconds": 50.0}, 70.0),
        # A clock that is fast: the page was opened in the future.
        ({"opened": -100.0}, None),
        ({"opened": -100.0, "key": -159.0}, None),
        ({"opened": -100.0, "key": -160.0}, 60.0),
        ({"opened": -100.0, "token_seconds": 59.0}, None),
        ({"opened": -100.0, "token_seconds": 60.0}, 60.0),
        # A message that is confirmed on a page that was loaded again.
        ({"opened": 1.0, "seconds_before": 300.0}, 300.0),
        ({"seconds_before": 0.0}, 0.0),
    ],
)
def test_how_long_a_page_was_open_follows_from_the_most_reliable_times(known, seconds):
    assert taken(**known) == (seconds if seconds is None else pytest.approx(seconds, abs=0.001))


@pytest.mark.parametrize("value", [None, "", "x", 0, -5, float("nan"), 10**400, [1]])
def test_a_time_that_is_none_is_not_known(value):
    assert Submission("", NOW, signals={"ct_ps_timestamp": value}).seconds_since("ct_ps_timestamp") is None


@pytest.mark.parametrize(
    ("value", "is_yes"),
    [(True, True), (1, True), ("1", True), ("true", True), (False, False), ("yes", False), (2, False)],
)
def test_signals_say_yes_as_storage_and_cookies_do(value, is_yes):
    assert Submission("", NOW, signals={"ct_mouse_moved": value}).is_yes("ct_mouse_moved") == is_yes


@pytest.mark.parametrize(
    ("proof", "is_proven"),
    [
        ({}, False),
        ({"is_scripted": True}, True),
        ({"lookups": Lookups(token="valid")}, True),
        ({"lookups": Lookups(proof="valid")}, True),
        ({"lookups": Lookups(token="used", proof="expired")}, False),
    ],
)
def test_a_script_ran_if_it_is_proven_by_any_of_three(proof, is_proven):
    assert Submission("", NOW, **proof).has_script_proof == is_proven


@pytest.mark.parametrize(
    ("trap", "has_caught"),
    [
        (FormTrap(), False),
        (FormTrap(version_hash="missing"), False),
        (FormTrap(version_hash="right"), False),
        (FormTrap(version_hash="wrong"), True),
        (FormTrap(is_filled=True, version_hash="right"), True),
    ],
)
def test_a_filled_trap_and_a_wrong_hash_are_caught(trap, has_caught):
    assert trap.has_caught == has_caught
