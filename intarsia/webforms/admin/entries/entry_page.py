"""One entry: answers, decision, notes, deliveries and what happened."""

from functools import partial
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.template.defaultfilters import linebreaksbr
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.views import generic
from wagtail.admin.widgets.button import HeaderButton

from intarsia.moderation.api import reason_label, score_in_words
from intarsia.protection.encoding.for_staff import hidden, staff_contacts

from ...entries.answer_html import html_of
from ...entries.rows_html import ShowText
from ...models import Entry, Payment
from ...orders import order_rows
from ...payments.for_staff import payment_row
from .timeline import timeline_of


class OneEntry:
    """A view of one entry: the permission is that for its form."""

    permission_required: Any
    any_permission_required: Any

    def get_object(self, *args: Any, **kwargs: Any) -> Entry:
        entry: Entry = super().get_object(*args, **kwargs)  # type: ignore[misc]
        check_permission(self, entry)
        return entry


def check_permission(view: Any, entry: Entry) -> None:
    actions = [view.permission_required] if view.permission_required else view.any_permission_required
    if not view.permission_policy.user_has_any_permission_for_instance(view.request.user, actions, entry):
        raise PermissionDenied


def entries_with_details() -> QuerySet:
    return Entry.objects.select_related("form", "page").prefetch_related(
        "moderation", "form__fields", "notes__author", "deliveries", "files", "payments"
    )


def answers_of(entry: Entry, show_text: ShowText = linebreaksbr) -> list[tuple[str, str, SafeString | None]]:
    """Labels with the answers as text, and as HTML if they are more than text."""
    answers = [
        (field.label, entry.texts[str(field.number)], html_of(entry, field, show_text)) for field in entry.asked_fields
    ]
    return [*answers, *((label, text, None) for label, text in (*order_rows(entry), *payment_row(entry)))]


def _hidden_lines(text: str, phones: bool) -> str:
    return linebreaksbr(hidden(text, phones=phones))


def refundable(entry: Entry) -> Payment | None:
    return next((payment for payment in entry.payments.all() if payment.state == Payment.State.PAID), None)


class EntryPage(OneEntry, generic.InspectView):
    page_title = _("Entry")
    template_name = "intarsia/webforms/admin/entry.html"
    # The viewset passes the URL names.
    act_url_name = edit_url_name = file_url_name = print_url_name = person_url_name = ""

    def get_queryset(self) -> QuerySet:
        return entries_with_details()

    def get_page_subtitle(self) -> str:
        return f"{self.object.form} · #{self.object.pk}"

    def get_fields_context(self) -> list[Any]:
        return []

    @property
    def header_buttons(self) -> list[Any]:
        return [HeaderButton(_("Print"), url=reverse(self.print_url_name, args=[self.object.pk]), icon_name="download")]

    def may(self, action: str) -> bool:
        return bool(self.permission_policy.user_has_permission_for_instance(self.request.user, action, self.object))

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        entry, record, contacts = self.object, self.object.record, staff_contacts()
        return super().get_context_data(**kwargs) | {
            "entry": entry,
            "record": record,
            "answers": answers_of(entry, partial(_hidden_lines, phones=contacts["hides_phones"])),
            "refundable": refundable(entry) if self.may("change") else None,
            "reasons": [reason_label(one["reason"]) for one in record.reasons if one["weight"] > 0] if record else [],
            "score": score_in_words(record.score) if record and record.outcome else "",
            "timeline": timeline_of(entry),
            "can_change": self.may("change"),
            "can_export": self.may("export"),
            "can_erase": self.may("erase"),
            "can_decide": bool(record) and not record.erased_at and self.may("change"),
            "act_url": reverse(self.act_url_name, args=[entry.pk]),
            "files": entry.files.all(),
            "file_url_name": self.file_url_name,
            "edit_url": reverse(self.edit_url_name, args=[entry.pk]),
            "person_url": reverse(self.person_url_name, args=[entry.pk]),
            "list_url": reverse(self.index_url_name),
            **contacts,
        }


class EntryPrint(OneEntry, generic.InspectView):
    """The answers on white paper, without the admin around them."""

    template_name = "intarsia/webforms/admin/entry_print.html"

    def get_queryset(self) -> QuerySet:
        return entries_with_details()

    def get_fields_context(self) -> list[Any]:
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "entry": self.object,
            "answers": answers_of(self.object),
        }


class EntryDelete(OneEntry, generic.DeleteView):
    """Asks first. What the entry sent stays sent."""
