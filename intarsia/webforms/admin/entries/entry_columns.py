"""The columns of the list of entries: the sender, answers, status and date."""

from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.ui.tables import BulkActionsCheckboxColumn, Column, DateColumn, TitleColumn

from intarsia.moderation.api import ModerationRecord, status_label

from ...models import Entry, FormField
from ...payments.for_staff import payment_state
from .detail.contact_links import answer_on_one_line, line_with_email_links
from .entry_filters import EntryFilters

# Until the user chooses others.
FIRST = 3
MAX_ANSWER_LENGTH = 80


class SenderColumn(TitleColumn):
    """The star comes before the name."""

    cell_template_name = "intarsia/webforms/admin/sender_cell.html"


def sender_of(record: ModerationRecord) -> str:
    content = record.content
    return content.name or content.email or f"#{record.object_id}"


def answer_columns(filters: EntryFilters) -> list[Column]:
    """One for each chosen field, by its number; the first ones if none is chosen."""
    fields, chosen = filters.fields_by_number, filters.data.getlist("columns")
    numbers = [number for number in fields if number in chosen] or list(fields)[:FIRST]
    return [_answer_column(number, fields[number]) for number in numbers]


def _answer_column(number: str, field: FormField) -> Column:
    def answer(record: ModerationRecord) -> SafeString:
        text = record.subject.texts.get(number, "") if record.subject else ""
        return answer_on_one_line(field.type, str(text), MAX_ANSWER_LENGTH)

    return Column(f"answer_{number}", label=field.label, accessor=answer)


def _summary(record: ModerationRecord) -> SafeString:
    return line_with_email_links(_labelled(record.subject) if record.subject else "", MAX_ANSWER_LENGTH)


def _labelled(entry: Entry) -> str:
    """“Message: Good morning · Date: 4 May”, without what the first column says."""
    answers = ((label, text) for label, text in entry.labelled_answers if text and text != entry.name)
    return " · ".join(f"{label}{'' if label.endswith(('?', ':')) else ':'} {text}" for label, text in answers)


def _payment(record: ModerationRecord) -> str:
    return payment_state(record.subject, record) if record.subject else ""


def columns_of(list_view: Any) -> list[Column]:
    filters = list_view.filters
    middle: list[Column] = [
        Column("form", label=_("Form"), accessor=lambda record: record.subject.form if record.subject else ""),
        Column("summary", label=_("Answers"), accessor=_summary),
    ]
    if filters and filters.fields_by_number:
        middle = answer_columns(filters)
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
