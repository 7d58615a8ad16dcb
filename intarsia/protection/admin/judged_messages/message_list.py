"""The list of judged messages. It opens with those that wait for a decision."""

from typing import Any

import django_filters
from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast
from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.filters import DateRangePickerWidget, WagtailFilterSet
from wagtail.admin.ui.tables import BulkActionsCheckboxColumn, Column, DateColumn, TitleColumn

from ...encoding.contacts import mask_all
from ...encoding.for_staff import hidden, hidden_beginning, hides_phones, staff_contacts
from ...models import JudgedSubmission
from ...moderation.list_with_tabs import ListWithTabs
from ..charts.daily_chart import by_outcome, by_reason
from ..reason_labels import REASONS, main_reason, score_in_words, status_label

WAITING = "waiting"
SHOWN = (
    (WAITING, _("Held")),
    ("refused", _("Blocked")),
    ("through", _("Allowed")),
    ("spam", _("Spam")),
    ("all", _("All")),
)
REFUSED = Q(outcome="block", released=None, called_spam=None)
THROUGH = Q(called_spam=None) & (Q(outcome="allow") | Q(released__isnull=False))


def shown(messages: Any, which: str) -> Any:
    if which == WAITING:
        return messages.waiting()
    chosen = {"refused": REFUSED, "through": THROUGH, "spam": Q(called_spam__isnull=False)}
    return messages.filter(chosen[which]) if which in chosen else messages


class MessageFilters(WagtailFilterSet):
    show = django_filters.ChoiceFilter(label=_("Status"), choices=SHOWN, method="filter_shown", empty_label=None)
    form = django_filters.ChoiceFilter(label=_("Form"), choices=lambda: _forms())
    reason = django_filters.ChoiceFilter(label=_("Reason"), choices=lambda: _reasons(), method="filter_reason")
    received = django_filters.DateFromToRangeFilter(label=_("Received"), widget=DateRangePickerWidget)

    class Meta:
        model = JudgedSubmission
        fields: tuple[str, ...] = ()

    def __init__(self, data: Any = None, *args: Any, **kwargs: Any) -> None:
        data = data.copy() if data is not None else {}
        if not data.get("show"):
            # A search covers messages of every status.
            data["show"] = "all" if data.get("q") else WAITING
        super().__init__(data, *args, **kwargs)

    def filter_shown(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        return shown(queryset, value)

    def filter_reason(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        """Whether the reason counted for or against the message. The query matches text, because SQLite cannot query
        JSON lists.
        """
        return queryset.annotate(reasons_text=Cast("reasons", TextField())).filter(
            reasons_text__contains=f'"reason": "{value}"'
        )


def _forms() -> list[tuple[str, str]]:
    names = JudgedSubmission.objects.order_by("form").values_list("form", flat=True).distinct()
    return [(name, name) for name in names]


def _reasons() -> list[tuple[str, str]]:
    return sorted(((code, str(words)) for code, words in REASONS.items()), key=lambda one: one[1])


def name_of(entry: JudgedSubmission) -> str:
    return mask_all(entry.name) or str(_("No name"))


def sender_of(entry: JudgedSubmission) -> str:
    """In titles and sentences, where nothing can be clicked."""
    return " · ".join(filter(None, (name_of(entry) if entry.name else "", mask_all(entry.email)))) or name_of(entry)


class SenderColumn(TitleColumn):
    """The name links to the message; the email address below it has its own button."""

    cell_template_name = "intarsia/protection/admin/sender_cell.html"

    def get_cell_context_data(self, instance: Any, parent_context: Any) -> dict[str, Any]:
        return super().get_cell_context_data(instance, parent_context) | {"email": hidden(instance.email)}


class MessageList(ListWithTabs):
    page_title = _("Messages")
    template_name = "intarsia/protection/admin/messages.html"
    results_template_name = "intarsia/protection/admin/messages_results.html"
    filterset_class = MessageFilters

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
                get_title_id=lambda entry: f"message_{entry.pk}_title",
            ),
            Column("text", label=_("Message"), classname="text", accessor=self.beginning_of),
            Column("form", label=_("Form"), sort_key="form"),
            Column("state", label=_("Status"), accessor=status_label),
            Column("score", label=_("Assessment"), accessor=lambda one: score_in_words(one.score), sort_key="score"),
            Column("why", label=_("Main reason"), accessor=main_reason),
            DateColumn("received", label=_("Received"), sort_key="received"),
        ]

    def beginning_of(self, entry: JudgedSubmission) -> SafeString:
        return hidden_beginning(entry.text, 90, phones=self.hides_phones)

    @cached_property
    def hides_phones(self) -> bool:
        return hides_phones()

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        chosen = self.filters.form.data["show"] if self.filters else WAITING
        return super().get_context_data(*args, **kwargs) | {
            "chosen": chosen,
            "shown": [(value, word) for value, word in SHOWN],
            "waiting": JudgedSubmission.objects.waiting().count(),
            "charts": [] if self.results_only else [by_outcome(), by_reason()],
            **staff_contacts(),
        }
