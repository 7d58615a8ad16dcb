"""What visitors answered in a form, counted: a chart for each question."""

import re
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.moderation.api import ModerationRecord

from ...catalog import choices_of, likert_rows
from ...entries.names import record_form
from ...entries.permissions import closed_forms
from ...entries.plain_values import kinds_of, text_for_staff
from ...models import Entry, FormField, WebForm
from ...paging.drop_off import KEPT_DAYS, drop_off
from ...paging.pages import pages_of
from .counted_answers import AnswerCounts, counted

CONSENT = "consent"
# More bars say nothing.
MAX_BARS = 12
# Python would also take “NaN” for a number, which cannot be compared.
NUMBER_PATTERN = re.compile(r"-?[0-9]{1,40}(?:\.[0-9]{1,40})?")
# The newest ones. Reading more takes longer than anybody waits.
MAX_ENTRIES = 20_000
BATCH = 1000


@dataclass(frozen=True)
class Bar:
    label: str
    number: int
    percent: int


@dataclass(frozen=True)
class Question:
    label: str
    answered: int
    bars: list[Bar]
    # Least, median and most of numbers.
    numbers: tuple[Decimal, Decimal, Decimal] | None = None


class FormReport(PermissionCheckedMixin, View):
    model = Entry
    any_permission_required = ("view", "change", "delete")
    index_url_name = ""

    def get(self, request: HttpRequest, form: int) -> HttpResponse:
        found = get_object_or_404(WebForm, pk=form)
        if closed_forms(request.user).filter(pk=form).exists():
            raise PermissionDenied
        entries = _allowed(found)
        questions = questions_of(found, entries.values_list("answers", flat=True).iterator(chunk_size=BATCH))
        context = {
            "form": found,
            "pages": drop_off(found.pk, pages_of(found.document)),
            "page_days": KEPT_DAYS,
            "questions": questions,
            "total": min(entries.count(), MAX_ENTRIES),
            "list_url": f"{reverse(self.index_url_name)}?form={found.pk}",
            "header_title": _("Charts: %(form)s") % {"form": found},
        }
        return render(request, "intarsia/webforms/admin/report.html", context)


def _allowed(form: WebForm) -> Any:
    records = ModerationRecord.objects.of_model(Entry).filter(form=record_form(form.pk), status="allowed")
    newest = records.not_erased().order_by("-received").values("object_id")[:MAX_ENTRIES]
    return Entry.objects.filter(pk__in=newest).order_by()


def questions_of(form: WebForm, all_answers: Iterable[Mapping[str, Any]]) -> list[Question]:
    """Questions in the order of their numbers, with one for each row of a Likert scale."""
    fields = {str(field.number): field for field in FormField.objects.filter(form=form)}
    labels, rows, kinds = choices_of(form.document), likert_rows(form.document), kinds_of(form)
    counts = counted(fields.values(), all_answers)

    def label_of(field: FormField, row: str) -> str:
        return f"{field.label}: {rows.get(field.element, {}).get(row, row)}" if row else field.label

    def options_of(field: FormField) -> Mapping[str, str]:
        return {"1": _("Yes")} if field.type == CONSENT else labels.get(field.element, {})

    return [
        _question(label_of(field, row), counts[number, row], options_of(field), kinds.get(number))
        for number, row in sorted(counts, key=lambda key: (int(key[0]), key[1].zfill(4)))
        if counts[number, row].answered and (field := fields[number])
    ]


def _question(label: str, count: AnswerCounts, options: Mapping[str, str], kind: str | None) -> Question:
    if options:
        ordered = [(text, count.values[value]) for value, text in options.items()]
        ordered += [(value, number) for value, number in count.values.most_common() if value not in options]
    else:
        # Free text is not a chart, but the few different answers of a short list are.
        few = count.values.most_common() if len(count.values) <= MAX_BARS else []
        ordered = [(text_for_staff(kind, value), number) for value, number in few if value]
    bars = [Bar(text, number, round(100 * number / count.answered)) for text, number in ordered[:MAX_BARS]]
    return Question(label, count.answered, bars, None if options else _numbers(count.values))


def _numbers(counts: Counter[str]) -> tuple[Decimal, Decimal, Decimal] | None:
    if not all(map(NUMBER_PATTERN.fullmatch, counts)):
        return None
    values = [Decimal(value) for value in counts.elements()]
    return (min(values), statistics.median(values), max(values)) if values else None
