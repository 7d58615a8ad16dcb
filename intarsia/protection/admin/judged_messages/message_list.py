"""The list of judged messages. It opens with those that wait for a decision."""

from typing import Any

import django_filters
from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast
from django.forms import MultipleHiddenInput
from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.filters import DateRangePickerWidget, WagtailFilterSet
from wagtail.admin.ui.tables import BulkActionsCheckboxColumn, Column, DateColumn, TitleColumn

from intarsia.moderation.admin.long_list import newest
from intarsia.moderation.api import ModerationRecord, RecordList, form_names, in_words
from intarsia.moderation.labels import main_reason, reason_choices, score_in_words, status_label
from intarsia.moderation.subjects import form_titles, is_deletable
from intarsia.moderation.text_index.rows import MIN_CHARACTERS

from ...encoding.contacts import mask_all
from ...encoding.for_staff import hidden, hidden_beginning, hides_phones, staff_contacts
from ..charts.daily_chart import by_outcome, by_reason
from .waiting_messages import waiting_for

WAITING = "waiting"
SHOWN = (
    (WAITING, _("Held")),
    ("refused", _("Blocked")),
    ("through", _("Allowed")),
    ("spam", _("Spam")),
    ("all", _("All")),
)
STATUS_BY_TAB = {WAITING: "waiting", "refused": "blocked", "through": "allowed", "spam": "spam"}

# Rows whose reasons a filter compares: about a tenth of a second.
MAX_COMPARED = 30_000


def shown(records: Any, tab: str) -> Any:
    return records.filter(status=STATUS_BY_TAB[tab]) if tab in STATUS_BY_TAB else records


class MessageFilters(WagtailFilterSet):
    show = django_filters.ChoiceFilter(label=_("Status"), choices=SHOWN, method="filter_shown", empty_label=None)
    form = django_filters.ChoiceFilter(label=_("Form"), choices=lambda: list(form_titles(form_names()).items()))
    # By links only.
    similar = django_filters.CharFilter(method="filter_similar", widget=MultipleHiddenInput)
    received = django_filters.DateFromToRangeFilter(label=_("Received"), widget=DateRangePickerWidget)
    # The last one: it reads a bounded number of the rows that the others leave.
    reason = django_filters.ChoiceFilter(label=_("Reason"), choices=reason_choices, method="filter_reason")
    # See RecordList.
    bound = 0

    class Meta:
        model = ModerationRecord
        fields: tuple[str, ...] = ()

    def __init__(self, data: Any = None, *args: Any, **kwargs: Any) -> None:
        data = data.copy() if data is not None else {}
        if not data.get("show"):
            # A search covers messages of every status.
            data["show"] = "all" if data.get("q") else WAITING
        super().__init__(data, *args, **kwargs)

    def filter_shown(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        return shown(queryset, value)

    def filter_similar(self, queryset: QuerySet, name: str, _value: str) -> QuerySet:
        """Messages with nearly the same text as any of these groups."""
        return queryset.filter(group__in=self.data.getlist(name))

    def filter_reason(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        """Whether the reason counted for or against the message. The query matches text, because SQLite cannot query
        JSON lists. No index has it, so it compares the newest rows only; a search by an index asks for few rows anyway.
        """
        if len(self.data.get("q", "")) < MIN_CHARACTERS:
            queryset, has_older = newest(queryset, MAX_COMPARED)
            self.bound = MAX_COMPARED if has_older else 0
        return queryset.annotate(reasons_text=Cast("reasons", TextField())).filter(
            reasons_text__contains=f'"reason": "{value}"'
        )


def name_of(record: ModerationRecord) -> str:
    return mask_all(record.content.name) or str(_("No name"))


def sender_of(record: ModerationRecord) -> str:
    """In titles and sentences, where nothing can be clicked."""
    return " · ".join(
        filter(None, (name_of(record) if record.content.name else "", mask_all(record.content.email)))
    ) or name_of(record)


class SenderColumn(TitleColumn):
    """The name links to the message; the e-mail address below it has its own button."""

    cell_template_name = "intarsia/protection/admin/sender_cell.html"

    def get_cell_context_data(self, instance: Any, parent_context: Any) -> dict[str, Any]:
        return super().get_cell_context_data(instance, parent_context) | {"email": hidden(instance.content.email)}


class MessageList(RecordList):
    page_title = _("Messages")
    template_name = "intarsia/protection/admin/messages.html"
    results_template_name = "intarsia/protection/admin/messages_results.html"
    filterset_class = MessageFilters

    def get_base_queryset(self) -> Any:
        # What staff wrote was not judged.
        return super().get_base_queryset().exclude(outcome="")

    @property
    def columns(self) -> list[Any]:
        return [
            BulkActionsCheckboxColumn("bulk_actions", obj_type="message"),
            SenderColumn(
                "sender",
                label=_("From"),
                width="180px",
                accessor=name_of,
                get_url=self.get_inspect_url,
                get_title_id=lambda record: f"message_{record.pk}_title",
            ),
            Column("text", label=_("Message"), classname="text", accessor=self.beginning_of),
            Column("form", label=_("Form"), sort_key="form", accessor=lambda record: self.form_titles[record.form]),
            Column("state", label=_("Status"), accessor=status_label),
            Column("score", label=_("Assessment"), accessor=lambda one: score_in_words(one.score), sort_key="score"),
            Column("why", label=_("Main reason"), accessor=main_reason),
            DateColumn("received", label=_("Received"), sort_key="received"),
        ]

    def get_delete_url(self, instance: ModerationRecord) -> str | None:
        return super().get_delete_url(instance) if is_deletable(instance) else None

    def beginning_of(self, record: ModerationRecord) -> SafeString:
        return hidden_beginning(record.content.text, 90, phones=self.hides_phones)

    @cached_property
    def form_titles(self) -> dict[str, str]:
        return form_titles(form_names())

    @cached_property
    def hides_phones(self) -> bool:
        return hides_phones()

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        chosen = self.filters.form.data["show"] if self.filters else WAITING
        return super().get_context_data(*args, **kwargs) | {
            "chosen": chosen,
            "shown": [(value, word) for value, word in SHOWN],
            "waiting": in_words(waiting_for(self.request.user)),
            "charts": [] if self.results_only else [by_outcome(), by_reason()],
            **staff_contacts(),
        }
