"""The filters of the list of entries. A chosen form also decides which columns can be shown."""

from collections.abc import Mapping
from typing import Any

import django_filters
from django.db.models import QuerySet
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from wagtail.admin.filters import DateRangePickerWidget, WagtailFilterSet

from intarsia.moderation.api import ModerationRecord
from intarsia.wire.requests.numbers import number_in

from ...catalog import types_without_answers
from ...entries.names import record_form
from ...entries.permissions import closed_forms
from ...models import FormField, WebForm

Status = ModerationRecord.Status
NEW, STARRED = "allowed", "starred"
SHOWN = (
    (NEW, _("Allowed")),
    (STARRED, _("Starred")),
    (Status.WAITING, _("Held")),
    (Status.SPAM, _("Spam")),
    (Status.BLOCKED, _("Blocked")),
    (Status.TRASH, _("Trash")),
    ("all", _("All")),
)
# Not counted as filters: tabs, and what changes no row.
NO_FILTERS = ("show", "columns")


class EntryFilters(WagtailFilterSet):
    show = django_filters.ChoiceFilter(label=_("Status"), choices=SHOWN, method="filter_shown", empty_label=None)
    form = django_filters.ChoiceFilter(label=_("Form"), method="filter_form")
    received = django_filters.DateFromToRangeFilter(label=_("Submitted"), widget=DateRangePickerWidget)
    columns = django_filters.MultipleChoiceFilter(label=_("Columns"), method="filter_nothing")

    class Meta:
        model = ModerationRecord
        fields: tuple[str, ...] = ()

    def __init__(self, data: Any = None, *args: Any, **kwargs: Any) -> None:
        data = data.copy() if data is not None else {}
        if not data.get("show"):
            # A search covers entries of every status.
            data["show"] = "all" if data.get("q") else NEW
        super().__init__(data, *args, **kwargs)
        closed = closed_forms(self.request.user) if self.request else WebForm.objects.none()
        forms = WebForm.objects.exclude(pk__in=closed).order_by("title").values_list("pk", "title")
        self.filters["form"].extra["choices"] = [(str(pk), title) for pk, title in forms]
        if self.fields_by_number:
            labels = [(number, field.label) for number, field in self.fields_by_number.items()]
            self.filters["columns"].extra["choices"] = labels
        else:
            del self.filters["columns"]

    @property
    def chosen_form(self) -> int | None:
        return number_in(str(self.data.get("form", "")))

    @cached_property
    def fields_by_number(self) -> Mapping[str, FormField]:
        """The questions of the chosen form."""
        fields = FormField.objects.filter(form=self.chosen_form).exclude(type__in=types_without_answers())
        return {str(field.number): field for field in fields}

    def filter_shown(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        if value == STARRED:
            return queryset.filter(webform_entry__is_starred=True)
        if value == "all":
            return queryset
        return queryset.filter(status=Status.ALLOWED if value == NEW else value)

    def filter_form(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        return queryset.filter(form=record_form(int(value)))

    def filter_nothing(self, queryset: QuerySet, _name: str, _value: Any) -> QuerySet:
        return queryset
