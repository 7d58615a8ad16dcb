"""Combines pieces of evidence into one probability.

Weights are log-odds, so that independent pieces add up and none decides alone. Pieces of one family say nearly the
same (a bot that moves no pointer presses no key either): the strongest one of each family counts fully and the others
a quarter. Words alone can hold a message and never block it.

A program can forge evidence for a person. So each piece declares what forging it costs, and the cheaper it is, the
less it counts: it excuses missing signals and helps a doubtful message, but never outweighs what is certain.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

Family = Literal["words", "sender", "behavior", "browser", "trap", "lists", "reputation"]
Outcome = Literal["allow", "hold", "block"]
# What a program needs to forge evidence: nothing but a request, a real browser, computing time, another IP address.
Cost = Literal["free", "browser", "time", "ip"]

# The prior: on an open form, nine of ten submissions that get this far come from people.
PRIOR = math.log(0.1 / 0.9)
FURTHER_ONES = 0.25
# The most that evidence for a person counts together, if forging it costs no more than this. In the order of costs.
MAX_WEIGHT_BY_COST: Mapping[Cost, float] = {"free": 1.0, "browser": 1.5, "time": 2.0, "ip": 2.5}


@dataclass(frozen=True)
class Evidence:
    """`weight` is in log-odds: +2.3 makes spam ten times as likely, -2.3 a person. `reason` is a code for staff."""

    reason: str
    family: Family
    weight: float
    # Matters for evidence for a person only.
    cost: Cost = "free"
    # Evidence of spam that nothing outweighs, such as a text that was sent many times.
    is_certain: bool = False

    def __post_init__(self) -> None:
        for value, allowed in ((self.family, get_args(Family)), (self.cost, tuple(MAX_WEIGHT_BY_COST))):
            if value not in allowed:
                raise ValueError(
                    f"The evidence '{self.reason}' has '{value}', which is not one of {', '.join(allowed)}."
                )


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

    @property
    def has_evidence_of_spam(self) -> bool:
        return any(one.weight > 0 for one in self.reasons)


def combined(evidence: Iterable[Evidence], thresholds: Thresholds) -> Verdict:
    reasons = tuple(sorted(evidence, key=lambda one: -abs(one.weight)))
    score = _probability(reasons)
    without_words = _probability([one for one in reasons if one.family != "words"])
    if score >= thresholds.block and without_words >= thresholds.hold:
        return Verdict("block", score, reasons)
    return Verdict("hold" if score >= thresholds.hold else "allow", score, reasons)


def _probability(evidence: Iterable[Evidence]) -> float:
    reasons = list(evidence)
    against = [one for one in reasons if one.weight > 0]
    odds = PRIOR + _total(against) - _credit(one for one in reasons if one.weight < 0)
    if certain := _total(one for one in against if one.is_certain):
        odds = max(odds, PRIOR + certain)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


def _credit(in_favor: Iterable[Evidence]) -> float:
    """What speaks for a person, in log-odds. Costly evidence counts in addition to free evidence."""
    by_cost: defaultdict[Cost, list[Evidence]] = defaultdict(list)
    for one in in_favor:
        by_cost[one.cost].append(one)
    credit = 0.0
    for cost, most in MAX_WEIGHT_BY_COST.items():
        credit = min(most, credit + _total(by_cost[cost]))
    return credit


def _total(evidence: Iterable[Evidence]) -> float:
    families: defaultdict[Family, list[float]] = defaultdict(list)
    for one in evidence:
        families[one.family].append(abs(one.weight))
    return sum(max(weights) + FURTHER_ONES * (sum(weights) - max(weights)) for weights in families.values())
