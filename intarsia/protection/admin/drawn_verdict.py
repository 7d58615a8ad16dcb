"""A verdict as the admin draws it: the score between the site's thresholds, and what each check weighs."""

import math
from collections.abc import Iterable, Mapping
from typing import Any

from ..forms.site_rules import thresholds_of
from ..forms.trial_mode import OUTCOMES
from ..models import ProtectionSettings
from ..verdict.verdict import PRIOR, Evidence
from .daily_chart import OUTCOMES as OUTCOMES_DRAWN
from .plain_words import score_in_words, sentence_of

COLOURS = [colour for _kind, _word, colour in OUTCOMES_DRAWN]
# Of the scale, in its own units.
WIDTH = 400
# What a bar of full width says, in log-odds.
WIDEST = 6.0


def drawn_verdict(
    score: float, reasons: Iterable[Evidence], outcome: str, rules: ProtectionSettings, *, is_by_rule: bool
) -> Mapping[str, Any]:
    limits = thresholds_of(rules)
    edges = [0, round(limits.hold * WIDTH), round(limits.block * WIDTH), WIDTH]
    return {
        "outcome": OUTCOMES[outcome],
        "is_by_rule": is_by_rule,
        "score": score_in_words(score),
        "at": round(score * WIDTH),
        "zones": [(start, end - start, colour) for start, end, colour in zip(edges, edges[1:], COLOURS, strict=False)],
        "hold": f"{limits.hold:.0%}",
        "block": f"{limits.block:.0%}",
        "start": f"{1 / (1 + math.exp(-PRIOR)):.0%}",
        "reasons": [_reason(one) for one in reasons],
    }


def _reason(one: Evidence) -> Mapping[str, Any]:
    times = math.exp(min(abs(one.weight), 12.0))
    return {
        "sentence": sentence_of(one.reason),
        "is_against": one.weight > 0,
        "times": f"{times:.0f}" if times >= 10 else f"{times:.1f}",
        "width": round(min(1.0, abs(one.weight) / WIDEST) * 120),
    }
