"""The messages of each of the last fourteen days: bars to look at, and the same as a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.db.models import Count
from django.db.models.functions import TruncDate
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ..models import JudgedSubmission
from .plain_words import sentence_of

DAYS = 14
BAR, STEP, HEIGHT = 24, 32, 100

# A name, its words and its colour: light enough for dark surfaces and dark enough for light ones.
Kind = tuple[str, Any, str]
OUTCOMES: Sequence[Kind] = (
    ("allow", _("Let through"), "#2f8f83"),
    ("hold", _("Held"), "#c07a12"),
    ("block", _("Refused"), "#d0504f"),
)
COLOURS_OF_REASONS = ("#d0504f", "#c07a12", "#8a6fc9", "#3f83c4", "#2f8f83")
OTHERS: Kind = ("", _("Anything else"), "#85858c")

Counts = Counter[tuple[date, str]]


@dataclass(frozen=True)
class Part:
    x: int
    y: int
    height: int
    colour: str


def by_outcome() -> dict[str, Any]:
    """As they were judged; what somebody decided later changes nothing here."""
    return _chart("by-outcome", _("The last 14 days"), OUTCOMES, _counted(_lately(), "outcome"))


def by_reason() -> dict[str, Any]:
    """Of what was held or refused: what spoke most against it."""
    # The weightiest reason comes first.
    kept_back = _lately().exclude(outcome="allow").filter(reasons__0__weight__gt=0)
    counts = _counted(kept_back, "reasons__0__reason")
    number: Counter[str] = Counter()
    for (_day, reason), count in counts.items():
        number[reason] += count
    told = [reason for reason, _count in number.most_common(len(COLOURS_OF_REASONS))]
    kinds = [(reason, sentence_of(reason), colour) for reason, colour in zip(told, COLOURS_OF_REASONS, strict=False)]
    shown: Counts = Counter()
    for (day, reason), count in counts.items():
        shown[day, reason if reason in told else OTHERS[0]] += count
    if len(number) > len(told):
        kinds.append(OTHERS)
    return _chart("by-reason", _("Mainly because"), kinds, shown)


def _lately() -> Any:
    midnight = timezone.localtime().replace(hour=0, minute=0, second=0, microsecond=0)
    return JudgedSubmission.objects.filter(received__gte=midnight - timedelta(days=DAYS - 1)).order_by()


def _counted(messages: Any, of: str) -> Counts:
    counts: Counts = Counter()
    for row in messages.annotate(day=TruncDate("received")).values("day", of).annotate(number=Count("pk")):
        counts[row["day"], row[of]] += row["number"]
    return counts


def _chart(name: str, title: Any, kinds: Sequence[Kind], counts: Counts) -> dict[str, Any]:
    today = timezone.localdate()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    most = max([sum(counts[day, kind] for kind, _word, _colour in kinds) for day in days] + [1])
    return {
        "name": name,
        "title": title,
        "words": [(word, colour) for _kind, word, colour in kinds],
        "rows": [(day, [counts[day, kind] for kind, _word, _colour in kinds]) for day in days],
        "parts": [part for at, day in enumerate(days) for part in _bar(at, day, kinds, counts, most)],
        "is_empty": not counts,
    }


def _bar(at: int, day: date, kinds: Sequence[Kind], counts: Counts, most: int) -> list[Part]:
    parts, top = [], HEIGHT
    for kind, _word, colour in kinds:
        if number := counts[day, kind]:
            height = max(1, round(number * HEIGHT / most))
            top -= height
            parts.append(Part(at * STEP, top, height, colour))
    return parts
