"""What visitors answered in a form, counted: a chart for each question."""

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.moderation.api import ModerationRecord

from ...catalog import choices_of
from ...entries.names import record_form
from ...entries.permissions import closed_forms
from ...entries.plain_values import kinds_of, text_for_staff
from ...models import Entry, FormField, WebForm
from ...paging.drop_off import KEPT_DAYS, drop_off
from ...paging.pages import pages_of

# More bars say nothing.
MOST_BARS = 12
# The newest ones. Reading more takes longer than anybody waits.
MOST_ENTRIES = 20_000
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
            "total": min(entries.count(), MOST_ENTRIES),
            "list_url": f"{reverse(self.index_url_name)}?form={found.pk}",
            "header_title": _("Charts: %(form)s") % {"form": found},
        }
        return render(request, "intarsia/webforms/admin/report.html", context)


def _allowed(form: WebForm) -> Any:
    records = ModerationRecord.objects.of_model(Entry).filter(form=record_form(form.pk), status="allowed")
    newest = records.not_erased().order_by("-received").values("object_id")[:MOST_ENTRIES]
    return Entry.objects.filter(pk__in=newest).order_by()


def questions_of(form: WebForm, all_answers: Iterable[Mapping[str, Any]]) -> list[Question]:
    """Questions in the order of their numbers. Each answer is counted once by each of its values."""
    fields = list(FormField.objects.filter(form=form))
    labels, kinds = choices_of(form.document), kinds_of(form)
    counts: dict[str, Counter[str]] = {str(field.number): Counter() for field in fields}
    answered: Counter[str] = Counter()
    for answers in all_answers:
        for number, values in counts.items():
            given = _values(answers.get(number))
            answered[number] += bool(given)
            values.update(given)
    return [
        _question(field, counts[number], answered[number], labels.get(field.element, {}), kinds.get(number))
        for field in fields
        if answered[number := str(field.number)]
    ]


def _values(answer: Any) -> list[str]:
    if isinstance(answer, list):
        return [str(value) for value in answer]
    return [answer] if isinstance(answer, str) and answer else []


def _question(
    field: FormField, counts: Counter[str], answered: int, labels: Mapping[str, str], kind: str | None
) -> Question:
    if labels:
        ordered = [(label, counts[value]) for value, label in labels.items()]
        ordered += [(value, number) for value, number in counts.most_common() if value not in labels]
    else:
        # Free text is no chart, but the few different answers of a short list are.
        few = counts.most_common() if len(counts) <= MOST_BARS else []
        ordered = [(text_for_staff(kind, value), number) for value, number in few]
    bars = [Bar(label, number, round(100 * number / answered)) for label, number in ordered[:MOST_BARS]]
    return Question(field.label, answered, bars, None if labels else _numbers(counts))


def _numbers(counts: Counter[str]) -> tuple[Decimal, Decimal, Decimal] | None:
    try:
        values = [Decimal(value) for value in counts.elements()]
    except InvalidOperation:
        return None
    return (min(values), statistics.median(values), max(values)) if values else None
