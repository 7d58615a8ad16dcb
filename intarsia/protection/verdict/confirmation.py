"""One more step before a doubtful message is held: somebody confirms it, and their browser works longer.

A program can do both, at a cost. So the step outweighs doubts, and never what is certain.
"""

import math
from dataclasses import replace
from typing import Final

from .verdict import Evidence, Outcome, Thresholds, Verdict

CONFIRMED: Final = Evidence("confirmed", "browser", -2.2, cost="time")


def is_doubtful(verdict: Verdict, below: float) -> bool:
    """Held because of a score lower than `below`, and not for something certain or the owner's lists."""
    is_certain = any(one.is_certain or one.family == "lists" for one in verdict.reasons if one.weight > 0)
    return verdict.outcome == "hold" and verdict.score < below and not is_certain


def with_confirmation(verdict: Verdict, thresholds: Thresholds, below: float) -> Verdict:
    """Judged again with this evidence."""
    if not is_doubtful(verdict, below):
        return verdict
    odds = math.log(verdict.score / (1 - verdict.score)) + CONFIRMED.weight
    score = 1 / (1 + math.exp(-odds))
    outcome: Outcome = "hold" if score >= thresholds.hold else "allow"
    return replace(verdict, outcome=outcome, score=score, reasons=(*verdict.reasons, CONFIRMED))
