"""Combines pieces of evidence into one probability.

Weights are log-odds, so that independent pieces add up and none decides alone. Pieces of one family say nearly the
same (a bot that moves no pointer presses no key either): the strongest one of each family counts fully and the others
a quarter. Words alone can hold a message and never block it. Evidence for a person can be forged, so all of it
together counts little: it helps a doubtful message, but not one with strong evidence of spam.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Family = Literal["words", "sender", "behavior", "browser", "trap", "lists", "reputation"]
Outcome = Literal["allow", "hold", "block"]

# The prior: on an open form, nine of ten submissions that get this far come from people.
PRIOR = math.log(0.1 / 0.9)
FURTHER_ONES = 0.25
MOST_FOR_A_PERSON = 1.0


@dataclass(frozen=True)
class Evidence:
    """`weight` is in log-odds: +2.3 makes spam ten times as likely, -2.3 a person. `reason` is a code for staff."""

    reason: str
    family: Family
    weight: float


@dataclass(frozen=True)
class Thresholds:
    """The probabilities from which a submission is held, and refused."""

    hold: float = 0.5
    block: float = 0.97


@dataclass(frozen=True)
class Verdict:
    """`score` is the probability of spam; `reasons` are the pieces of evidence, the highest weight first."""

    outcome: Outcome
    score: float
    reasons: tuple[Evidence, ...]


def combined(evidence: Iterable[Evidence], thresholds: Thresholds) -> Verdict:
    reasons = tuple(sorted(evidence, key=lambda one: -abs(one.weight)))
    score = _probability(reasons)
    without_words = _probability([one for one in reasons if one.family != "words"])
    if score >= thresholds.block and without_words >= thresholds.hold:
        return Verdict("block", score, reasons)
    return Verdict("hold" if score >= thresholds.hold else "allow", score, reasons)


def _probability(evidence: Iterable[Evidence]) -> float:
    families: defaultdict[tuple[str, bool], list[float]] = defaultdict(list)
    for one in evidence:
        families[one.family, one.weight > 0].append(abs(one.weight))
    sums = {True: 0.0, False: 0.0}
    for (_family, is_against), weights in families.items():
        strongest = max(weights)
        sums[is_against] += strongest + FURTHER_ONES * (sum(weights) - strongest)
    odds = PRIOR + sums[True] - min(MOST_FOR_A_PERSON, sums[False])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))
