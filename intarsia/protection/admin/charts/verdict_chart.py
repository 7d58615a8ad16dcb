"""A chart of a verdict: the score between the site's thresholds, and the weight of each check."""

import math
from collections.abc import Iterable, Mapping
from typing import Any

from intarsia.moderation.labels import reason_label, score_in_words

from ...forms.form_test_mode import OUTCOMES
from ...forms.site_rules import thresholds_of
from ...models import ProtectionSettings
from ...verdict.verdict import PRIOR, Evidence
from . import daily_chart

COLORS = [color for _kind, _word, color in daily_chart.OUTCOMES]
# The length of the scale, in its own units.
WIDTH = 400
# The log-odds of a bar of full width.
WIDEST = 6.0


def verdict_chart(
    score: float, reasons: Iterable[Evidence], outcome: str, rules: ProtectionSettings, *, is_by_rule: bool
) -> Mapping[str, Any]:
    limits = thresholds_of(rules)
    edges = [0, round(limits.hold * WIDTH), round(limits.block * WIDTH), WIDTH]
    return {
        "outcome": OUTCOMES[outcome],
        "is_by_rule": is_by_rule,
        "score": score_in_words(score),
        "at": round(score * WIDTH),
        "zones": [(start, end - start, color) for start, end, color in zip(edges, edges[1:], COLORS, strict=False)],
        "hold": f"{limits.hold:.0%}",
        "block": f"{limits.block:.0%}",
        "start": f"{1 / (1 + math.exp(-PRIOR)):.0%}",
        "reasons": [_reason(one) for one in reasons],
    }


def _reason(one: Evidence) -> Mapping[str, Any]:
    times = math.exp(min(abs(one.weight), 12.0))
    return {
        "sentence": reason_label(one.reason),
        "is_against": one.weight > 0,
        "times": f"{times:.0f}" if times >= 10 else f"{times:.1f}",
        "width": round(min(1.0, abs(one.weight) / WIDEST) * 120),
    }
