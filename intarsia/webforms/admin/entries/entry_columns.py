"""The columns of the list of entries: the sender, answers, status and date."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.ui.tables import BulkActionsCheckboxColumn, Column, DateColumn, TitleColumn

from intarsia.moderation.api import ModerationRecord, status_label
from intarsia.protection.encoding.contacts import mask_all
from intarsia.protection.encoding.for_staff import hidden_beginning

from ...payments.for_staff import payment_state

# Until the user chooses others.
FIRST = 3
LONGEST = 80


class SenderColumn(TitleColumn):
    """The star comes before the name."""

    cell_template_name = "intarsia/webforms/admin/sender_cell.html"


def sender_of(record: ModerationRecord) -> str:
    content = record.content
    return mask_all(content.name or content.email) or f"#{record.object_id}"


def answer_columns(labels: Mapping[str, str], chosen: Sequence[str], *, hides_phones: bool) -> list[Column]:
    """One for each chosen field, by its number; the first ones if none is chosen."""
    numbers = [number for number in labels if number in chosen] or list(labels)[:FIRST]
    return [_answer_column(number, labels[number], hides_phones) for number in numbers]


def _answer_column(number: str, label: str, hides_phones: bool) -> Column:
    def answer(record: ModerationRecord) -> SafeString:
        text = record.subject.texts.get(number, "") if record.subject else ""
        return hidden_beginning(str(text), LONGEST, phones=hides_phones)

    return Column(f"answer_{number}", label=label, accessor=answer)


def _payment(record: ModerationRecord) -> str:
    return payment_state(record.subject) if record.subject else ""


def columns_of(list_view: Any) -> list[Column]:
    filters, hides_phones = list_view.filters, list_view.hides_phones
    labels = filters.fields_by_number if filters else {}
    middle: list[Column] = [
        Column("form", label=_("Form"), accessor=lambda record: record.subject.form if record.subject else ""),
        Column(
            "summary",
            label=_("Text"),
            accessor=lambda record: hidden_beginning(record.content.text, LONGEST, phones=hides_phones),
        ),
    ]
    if labels:
        middle = answer_columns(labels, filters.data.getlist("columns"), hides_phones=hides_phones)
    return [
        BulkActionsCheckboxColumn("bulk_actions", obj_type="entry"),
        SenderColumn(
            "sender",
            label=_("From"),
            accessor=sender_of,
            get_url=list_view.get_inspect_url,
            get_title_id=lambda record: f"entry_{record.pk}_title",
        ),
        *middle,
        *([Column("payment", label=_("Payment"), accessor=_payment)] if list_view.has_payments else []),
        Column("status", label=_("Status"), accessor=status_label),
        DateColumn("received", label=_("Submitted"), sort_key="received"),
    ]
