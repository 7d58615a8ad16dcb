"""Many pieces of evidence, one probability.

Evidence is weighed in log-odds, so that pieces which know nothing of each other add up and none decides alone. Pieces
of one family tell much the same (a robot that moves no pointer presses no key either): of each family the strongest
counts fully and the others for a quarter. What is known of words alone can hold a message and never block it.

Whatever speaks for a person can be forged by who knows what is looked for, so all of it together counts little: it
helps a doubtful message and saves none that fell into a trap.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Family = Literal["words", "sender", "behaviour", "browser", "trap", "lists", "reputation"]
Outcome = Literal["allow", "hold", "block"]

# Before anything is known: on an open form nine of ten submissions that get this far are people's.
PRIOR = math.log(0.1 / 0.9)
FURTHER_ONES = 0.25
MOST_FOR_A_PERSON = 1.0


@dataclass(frozen=True)
class Evidence:
    """`weight` in log-odds: +2.3 makes spam ten times as likely, -2.3 a person. `reason` is a code for staff."""

    reason: str
    family: Family
    weight: float


@dataclass(frozen=True)
class Thresholds:
    """From which probability on a submission is held for staff, and from which it is refused."""

    hold: float = 0.5
    block: float = 0.97


@dataclass(frozen=True)
class Verdict:
    """`score` is the probability of spam; `reasons` are the pieces of evidence, the weightiest first."""

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
