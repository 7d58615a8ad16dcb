"""The messages of the last fourteen days, as a bar chart and as a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.db.models import Count
from django.db.models.functions import TruncDate
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from intarsia.moderation.labels import reason_label
from intarsia.moderation.models import ModerationRecord

DAYS = 14
BAR, STEP, HEIGHT = 24, 32, 100

# Name, label and color. The colors contrast with light and dark backgrounds.
Kind = tuple[str, Any, str]
OUTCOMES: Sequence[Kind] = (
    ("allow", _("Allowed"), "#2f8f83"),
    ("hold", _("Held"), "#c07a12"),
    ("block", _("Blocked"), "#d0504f"),
)
COLORS_OF_REASONS = ("#d0504f", "#c07a12", "#8a6fc9", "#3f83c4", "#2f8f83")
OTHERS: Kind = ("", _("Other"), "#85858c")

Counts = Counter[tuple[date, str]]


@dataclass(frozen=True)
class Part:
    x: int
    y: int
    height: int
    color: str


def by_outcome() -> dict[str, Any]:
    """Counts the original verdicts; later decisions change nothing here."""
    return _chart("by-outcome", _("Last 14 days"), OUTCOMES, _counted(_lately(), "outcome"))


def by_reason() -> dict[str, Any]:
    """For held and blocked messages: the main reason."""
    # The reason with the highest weight comes first.
    kept_back = _lately().exclude(outcome="allow").filter(reasons__0__weight__gt=0)
    counts = _counted(kept_back, "reasons__0__reason")
    number: Counter[str] = Counter()
    for (_day, reason), count in counts.items():
        number[reason] += count
    top_reasons = [reason for reason, _count in number.most_common(len(COLORS_OF_REASONS))]
    kinds = [
        (reason, reason_label(reason), color) for reason, color in zip(top_reasons, COLORS_OF_REASONS, strict=False)
    ]
    shown: Counts = Counter()
    for (day, reason), count in counts.items():
        shown[day, reason if reason in top_reasons else OTHERS[0]] += count
    if len(number) > len(top_reasons):
        kinds.append(OTHERS)
    return _chart("by-reason", _("Main reason"), kinds, shown)


def _lately() -> Any:
    midnight = timezone.localtime().replace(hour=0, minute=0, second=0, microsecond=0)
    return ModerationRecord.objects.filter(received__gte=midnight - timedelta(days=DAYS - 1)).order_by()


def _counted(messages: Any, of: str) -> Counts:
    counts: Counts = Counter()
    for row in messages.annotate(day=TruncDate("received")).values("day", of).annotate(number=Count("pk")):
        counts[row["day"], row[of]] += row["number"]
    return counts


def _chart(name: str, title: Any, kinds: Sequence[Kind], counts: Counts) -> dict[str, Any]:
    today = timezone.localdate()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    most = max([sum(counts[day, kind] for kind, _word, _color in kinds) for day in days] + [1])
    return {
        "name": name,
        "title": title,
        "words": [(word, color) for _kind, word, color in kinds],
        "rows": [(day, [counts[day, kind] for kind, _word, _color in kinds]) for day in days],
        "parts": [part for at, day in enumerate(days) for part in _bar(at, day, kinds, counts, most)],
        "is_empty": not counts,
    }


def _bar(at: int, day: date, kinds: Sequence[Kind], counts: Counts, most: int) -> list[Part]:
    parts, top = [], HEIGHT
    for kind, _word, color in kinds:
        if number := counts[day, kind]:
            height = max(1, round(number * HEIGHT / most))
            top -= height
            parts.append(Part(at * STEP, top, height, color))
    return parts
