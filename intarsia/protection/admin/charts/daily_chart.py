"""The messages of the last fourteen days, as a bar chart and as a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from django.conf import settings
from django.db.models import Count, IntegerField, QuerySet, Value
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from intarsia.local_time import local_date
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
    return _chart("by-outcome", _("Last 14 days"), OUTCOMES, _counted(_messages(), "outcome"))


def by_reason() -> dict[str, Any]:
    """For held and blocked messages: the main reason."""
    kept_back = _messages().filter(outcome__in=("hold", "block")).exclude(main_reason="")
    counts = _counted(kept_back, "main_reason")
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


def _messages() -> QuerySet:
    return ModerationRecord.objects.order_by()


def _counted(messages: QuerySet, of: str) -> Counts:
    """One range of an index per day: to compute the day of each row takes twenty times as long. PostgreSQL reads no
    rows for `COUNT(*)`.
    """
    counts: Counts = Counter()
    days = _days()
    first, *others = (_counted_on(day, at, messages, of) for at, day in enumerate(days))
    for at, value, number in first.union(*others, all=True):
        counts[days[at], value] = number
    return counts


def _counted_on(day: date, at: int, messages: QuerySet, of: str) -> QuerySet:
    on_day = messages.filter(received__gte=_midnight(day), received__lt=_midnight(day + timedelta(days=1)))
    numbered = on_day.annotate(at=Value(at, output_field=IntegerField()))
    return numbered.values_list("at", of).annotate(number=Count("*"))


def _days() -> list[date]:
    today = local_date()
    return [today - timedelta(days=back) for back in reversed(range(DAYS))]


def _midnight(day: date) -> datetime:
    midnight = datetime.combine(day, time.min)
    return timezone.make_aware(midnight) if settings.USE_TZ else midnight


def _chart(name: str, title: Any, kinds: Sequence[Kind], counts: Counts) -> dict[str, Any]:
    days = _days()
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
