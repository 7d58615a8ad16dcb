"""What became of the messages of each of the last fourteen days: bars to look at, and the same as a table."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.db.models import Count
from django.db.models.functions import TruncDate
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ..models import JudgedSubmission

DAYS = 14
BAR, STEP, HEIGHT = 24, 32, 100
# Light enough for dark surfaces and dark enough for light ones.
OUTCOMES = (("allow", _("Let through"), "#2f8f83"), ("hold", _("Held"), "#c07a12"), ("block", _("Refused"), "#d0504f"))


@dataclass(frozen=True)
class Part:
    x: int
    y: int
    height: int
    colour: str


def daily_chart() -> dict[str, Any]:
    """As they were judged; what somebody decided later changes nothing here."""
    today = timezone.localdate()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    since = timezone.localtime().replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=DAYS - 1)
    rows = JudgedSubmission.objects.filter(received__gte=since).annotate(day=TruncDate("received")).order_by()
    counts: Counter[tuple[date, str]] = Counter()
    for row in rows.values("day", "outcome").annotate(number=Count("pk")):
        counts[row["day"], row["outcome"]] += row["number"]
    most = max([sum(counts[day, name] for name, _word, _colour in OUTCOMES) for day in days] + [1])
    return {
        "words": [(word, colour) for _name, word, colour in OUTCOMES],
        "rows": [(day, [counts[day, name] for name, _word, _colour in OUTCOMES]) for day in days],
        "parts": [part for at, day in enumerate(days) for part in _bar(at, day, counts, most)],
        "is_empty": not counts,
    }


def _bar(at: int, day: date, counts: Counter[tuple[date, str]], most: int) -> list[Part]:
    parts, top = [], HEIGHT
    for name, _word, colour in OUTCOMES:
        if number := counts[day, name]:
            height = max(1, round(number * HEIGHT / most))
            top -= height
            parts.append(Part(at * STEP, top, height, colour))
    return parts
