"""One entry: answers, decision, notes, deliveries and what happened."""

from dataclasses import replace
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from wagtail.admin.views import generic
from wagtail.admin.widgets.button import HeaderButton

from intarsia.moderation.api import reason_label, score_in_words
from intarsia.protection.page_script.api import script_url
from intarsia.webforms.entries.answer_html import html_of
from intarsia.webforms.models import Entry, FormField, Payment
from intarsia.webforms.orders import order_rows
from intarsia.webforms.payments.for_staff import payment_row

from .contact_links import answer_html, emails_as_links, with_email_links
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


def answers_of(entry: Entry) -> list[tuple[str, str]]:
    """Labels with the answers as HTML, "" without an answer."""
    order = order_rows(entry)
    # The order ends with the total.
    asked = [field for field in entry.asked_fields if not (order and field.type == "total")]
    answers = [(field.label, _html_of(entry, field)) for field in asked]
    return [*answers, *((label, with_email_links(text)) for label, text in (*order, *payment_row(entry)))]


def _html_of(entry: Entry, field: FormField) -> str:
    html = html_of(entry, field, answer_html)
    return html if html is not None else answer_html(field.type, entry.texts[str(field.number)])


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
        entry, record = self.object, self.object.record
        return super().get_context_data(**kwargs) | {
            "entry": entry,
            "record": record,
            "answers": answers_of(entry),
            "refundable": refundable(entry) if self.may("change") else None,
            "reasons": [reason_label(one["reason"]) for one in record.reasons if one["weight"] > 0] if record else [],
            "score": score_in_words(record.score) if record and record.outcome else "",
            "deliveries": [(one, emails_as_links(one.recipients)) for one in entry.deliveries.all()],
            "timeline": [replace(event, text=with_email_links(event.text)) for event in timeline_of(entry)],
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
            "staff_styles": script_url("staffPages"),
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
