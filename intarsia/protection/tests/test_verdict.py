"""PROT-SRV: how pieces of evidence add up. Weights are log-odds, so the tests add them up by hand."""

import math
from datetime import UTC, datetime

import pytest

from intarsia.protection.verdict import registry
from intarsia.protection.verdict.certainty import CERTAIN_FROM, DOUBTFUL, HOLDS, MOST, weight_of_words
from intarsia.protection.verdict.classifier.site_model import HOLDS_FROM
from intarsia.protection.verdict.registry import add_check, checks_in_use, remove_check
from intarsia.protection.verdict.submission import FormTrap, Lookups, Submission
from intarsia.protection.verdict.verdict import Cost, Evidence, Family, Thresholds, combined

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
# Nine of ten messages come from people.
PRIOR = -math.log(9)


def odds(*evidence: Evidence) -> float:
    score = combined(evidence, Thresholds()).score
    return math.log(score / (1 - score))


def against(weight: float, family: Family = "behavior", **more) -> Evidence:
    return Evidence("against", family, weight, **more)


def person(weight: float, cost: Cost = "free", family: Family = "behavior") -> Evidence:
    return Evidence("person", family, -weight, cost=cost)


def test_without_evidence_one_of_ten_messages_is_spam():
    verdict = combined([], Thresholds())

    assert verdict.score == pytest.approx(0.1)
    assert (verdict.outcome, verdict.reasons, verdict.has_evidence_of_spam) == ("allow", (), False)


def test_families_add_up_and_further_evidence_of_one_counts_a_quarter():
    assert odds(against(2.0), against(1.0, "browser")) == pytest.approx(PRIOR + 3.0)
    assert odds(against(2.0), against(1.0), against(0.6)) == pytest.approx(PRIOR + 2.0 + 1.6 / 4)
    assert odds(against(1.0), against(2.0)) == odds(against(2.0), against(1.0))


@pytest.mark.parametrize(("cost", "most"), [("free", 1.0), ("browser", 1.5), ("time", 2.0), ("ip", 2.5)])
def test_evidence_for_a_person_counts_as_much_as_it_costs_to_forge(cost, most):
    assert odds(person(most - 0.1, cost)) == pytest.approx(PRIOR - most + 0.1)
    assert odds(person(9.0, cost)) == pytest.approx(PRIOR - most)


def test_costly_evidence_counts_in_addition_to_free_evidence():
    assert odds(person(9.0), person(0.3, "browser")) == pytest.approx(PRIOR - 1.3)
    assert odds(person(9.0), person(9.0, "browser")) == pytest.approx(PRIOR - 1.5)
    assert odds(person(0.4), person(0.4, family="browser"), person(0.4, "ip")) == pytest.approx(PRIOR - 1.2)
    assert odds(person(0.8), person(0.4)) == pytest.approx(PRIOR - 0.8 - 0.1)


def test_nothing_outweighs_what_is_certain():
    certain = against(3.0, is_certain=True)

    assert odds(certain, person(9.0, "ip")) == pytest.approx(PRIOR + 3.0)
    assert odds(against(3.0), person(9.0, "ip")) == pytest.approx(PRIOR + 0.5)
    assert odds(certain, against(2.0, "browser"), person(1.0)) == pytest.approx(PRIOR + 4.0)


def test_probabilities_stay_between_0_and_1():
    verdict = combined([against(1e6)], Thresholds())

    assert 0.999 < verdict.score < 1 and odds(against(1e6)) == pytest.approx(30, abs=0.1)


def test_a_message_is_held_and_blocked_from_the_threshold():
    evidence = [against(3.0)]
    score = combined(evidence, Thresholds()).score
    above = math.nextafter(score, 1)

    def outcome(hold: float, block: float) -> str:
        return combined(evidence, Thresholds(hold, block)).outcome

    assert [outcome(above, above), outcome(score, above), outcome(score, score)] == ["allow", "hold", "block"]
    assert Thresholds() == Thresholds(hold=0.5, block=0.97)


def test_a_message_is_blocked_only_if_the_rest_holds_it_without_its_words():
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
    assert weight_of_words("Buy now", limit + 9) == (MOST, True)
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


def test_judging_without_checks_is_a_fault_of_the_installation(monkeypatch):
    monkeypatch.setattr(registry, "_checks", {})

    with pytest.raises(RuntimeError, match="Add 'intarsia.protection' to INSTALLED_APPS"):
        checks_in_use()


def taken(opened: float | None = None, key: float | None = None, **lookups: float) -> float | None:
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
def test_a_trap_of_a_form_catches_whoever_fills_it_or_sends_a_wrong_hash(trap, has_caught):
    assert trap.has_caught == has_caught
