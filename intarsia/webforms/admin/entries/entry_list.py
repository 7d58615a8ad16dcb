"""The list of entries: a view of the moderation queue, by form and status."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import chain
from typing import Any
from urllib.parse import urlencode

from django.core.exceptions import PermissionDenied
from django.http import FileResponse, HttpRequest
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from wagtail.admin.widgets.button import Button

from intarsia.moderation.api import LongListPaginator, RecordList, bounded_count, in_words
from intarsia.protection.page_script.api import script_url

from ...entries.plain_values import kinds_of
from ...models import Entry, Payment, SavedView, WebForm
from .entry_columns import columns_of
from .entry_export import (
    SEPARATOR_COOKIE,
    SEPARATORS,
    as_text,
    cell_of,
    clock_time,
    export_fields,
    for_this_user,
    in_batches,
    in_quotes,
    in_xml,
    separator_for,
    spreadsheet_file,
    within_cell,
    without_formula,
)
from .entry_filters import NO_FILTERS, SHOWN, EntryFilters, Status

A_YEAR = timedelta(days=365)
STATUS_BY_TAB = {"allowed": Status.ALLOWED}


class EntryPaginator(LongListPaginator):
    """The list is one of moderation records, which are called messages elsewhere."""

    verbose_name = Entry._meta.verbose_name
    verbose_name_plural = Entry._meta.verbose_name_plural


class EntryList(RecordList):
    subject = Entry
    page_title = _("Entries")
    template_name = "intarsia/webforms/admin/entries.html"
    results_template_name = "intarsia/webforms/admin/entries_results.html"
    filterset_class = EntryFilters
    paginator_class = EntryPaginator
    view_url_name = report_url_name = ""

    def get_base_queryset(self) -> Any:
        return super().get_base_queryset().prefetch_related("subject__form__fields", "subject__payments")

    @cached_property
    def has_payments(self) -> bool:
        """Whether a column for them is worth its place."""
        form = self.filters.chosen_form
        return Payment.objects.filter(form=form).exists() if form else Payment.objects.exists()

    @property
    def columns(self) -> list[Any]:
        return columns_of(self)

    @cached_property
    def is_filtering(self) -> bool:
        form = self.filters.form
        return form.is_valid() and any(name not in NO_FILTERS for name in form.changed_data)

    @property
    def active_filters(self) -> list[Any]:
        return [one for one in super().active_filters if "columns" not in str(one.auto_id)]

    @property
    def show_export_buttons(self) -> bool:
        return self.user_has_permission("export")

    @cached_property
    def header_more_buttons(self) -> list[Any]:
        buttons = [button for button in super().header_more_buttons if button.url != self.csv_export_url]
        if self.show_export_buttons:
            buttons += self._csv_buttons()
        if form := self.filters.chosen_form:
            url = reverse(self.report_url_name, args=[form])
            buttons.append(Button(_("Charts"), url=url, icon_name="doc-full-inverse", priority=5))
        if WebForm.objects.filter(can_save=True, shows_saved=True).exists():
            url = reverse("webform_partial_entries:index")
            buttons.append(Button(_("Partial entries"), url=url, icon_name="history", priority=6))
        return buttons

    def _csv_buttons(self) -> list[Button]:
        """The usual one is first."""
        usual = separator_for(self.request)
        return [
            Button(
                one.label,
                url=f"{self.csv_export_url}&separator={one.name}",
                icon_name="download",
                priority=100 + (one != usual),
            )
            for one in SEPARATORS
        ]

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        chosen = self.filters.form.data["show"]
        return super().get_context_data(*args, **kwargs) | {
            "chosen": chosen,
            "tabs": [] if self.results_only else self._tabs(),
            "saved_views": SavedView.objects.filter(user=self.request.user),
            "query": _query(self.request),
            "index_url": reverse(self.index_url_name),
            "view_url": reverse(self.view_url_name),
            "staff_styles": script_url("staffPages"),
        }

    def _tabs(self) -> list[tuple[str, Any, str | None, str]]:
        """Tabs keep the chosen form. The number of all entries is not counted: it grows without bounds."""
        listed = self.get_base_queryset().order_by()
        form = self.filters.chosen_form
        if form:
            listed = self.filters.filter_form(listed, "form", str(form))
        return [
            (value, word, _number(listed, value), urlencode({"show": value, "form": form or ""}))
            for value, word in SHOWN
        ]

    # The export.

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """A spreadsheet is written without the list, which would hold all entries in memory."""
        if self.is_export:
            return self.as_spreadsheet(self.get_queryset(), request.GET["export"])
        return super().get(request, *args, **kwargs)

    @cached_property
    def list_export(self) -> list[str]:
        return list(self.export_headings)

    @cached_property
    def export_headings(self) -> dict[str, str]:
        labels = {number: field.label for number, field in self.filters.fields_by_number.items()}
        return export_fields(labels, has_payments=self.has_payments)

    @cached_property
    def kinds(self) -> dict[str, str]:
        form = WebForm.objects.filter(pk=self.filters.chosen_form).first()
        return kinds_of(form) if form else {}

    def as_spreadsheet(self, queryset: Any, spreadsheet_format: str) -> HttpResponseBase:
        if not self.user_has_permission("export"):
            raise PermissionDenied
        return super().as_spreadsheet(queryset, spreadsheet_format)

    def to_row_dict(self, item: Any) -> dict[str, Any]:
        return {name: in_xml(cell_of(item, name, self.kinds)) for name in self.list_export}

    def write_csv_response(self, queryset: Any) -> HttpResponseBase:
        response = super().write_csv_response(queryset)
        # Without the encoding, programs that download it may read Latin 1.
        response["Content-Type"] = "text/csv; charset=utf-8"
        if "separator" in self.request.GET:
            response.set_cookie(
                SEPARATOR_COOKIE, separator_for(self.request).name, A_YEAR, httponly=True, samesite="Lax"
            )
        return response

    def stream_csv(self, queryset: Any) -> Iterator[bytes]:
        rows = map(for_this_user(self._csv_row), in_batches(queryset))
        return in_quotes(chain([self.export_headings], rows), separator_for(self.request))

    def _csv_row(self, record: Any) -> dict[str, Any]:
        return {name: self._csv_cell(name, value) for name, value in self.to_row_dict(record).items()}

    def _csv_cell(self, name: str, value: Any) -> Any:
        return without_formula(self.preprocess_field_value(name, clock_time(value), self.FORMAT_CSV))

    def generate_xlsx_row(self, worksheet: Any, row_dict: dict[str, Any], *args: Any, **options: Any) -> Any:
        cells = {name: within_cell(value) for name, value in row_dict.items()}
        written = super().generate_xlsx_row(worksheet, cells, *args, **options)
        return (as_text(cell) for cell in written)

    def write_xlsx_response(self, queryset: Any) -> FileResponse:
        return spreadsheet_file(lambda file: self.write_xlsx(in_batches(queryset), file), f"{self.get_filename()}.xlsx")


def _number(listed: Any, tab: str) -> str | None:
    status = STATUS_BY_TAB.get(tab, tab)
    number = bounded_count(listed.filter(status=status)) if status in Status else 0
    return in_words(number) if number else None


def _query(request: Any) -> str:
    """What a saved view keeps: not the page number."""
    kept = request.GET.copy()
    kept.pop("p", None)
    return str(kept.urlencode())
