"""The list of comments. It opens with those that wait for a decision."""

from collections.abc import Mapping
from typing import Any

import django_filters
from django.db.models import QuerySet
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.ui.tables import BulkActionsCheckboxColumn, Column, DateColumn, Table, TitleColumn
from wagtail.models import Site

from intarsia.moderation.api import ModerationRecord, RecordList, bounded_count, in_words
from intarsia.protection.encoding.contacts import mask_all
from intarsia.protection.encoding.for_staff import hidden_beginning, hides_phones, staff_contacts
from intarsia.protection.page_script.api import script_url
from intarsia.protection.texts.badge import badge_phrases
from intarsia.protection.texts.site_texts import site_of

from ..models import Comment
from ..moderation import STATE_BY_STATUS, STATUS_BY_STATE

SHOWN = (
    (Comment.State.WAITING, _("Pending")),
    (Comment.State.APPROVED, _("Approved")),
    (Comment.State.SPAM, _("Spam")),
    (Comment.State.TRASH, _("Trash")),
    ("all", _("All")),
)


def status_label(record: ModerationRecord) -> str:
    return str(dict(SHOWN)[STATE_BY_STATUS[record.status]])


class CommentFilters(WagtailFilterSet):
    show = django_filters.ChoiceFilter(label=_("Status"), choices=SHOWN, method="filter_shown", empty_label=None)
    page = django_filters.NumberFilter(label=_("Page ID"), field_name="comment__page", max_value=2**31 - 1)

    class Meta:
        model = ModerationRecord
        fields: tuple[str, ...] = ()

    def __init__(self, data: Any = None, *args: Any, **kwargs: Any) -> None:
        data = data.copy() if data is not None else {}
        if not data.get("show"):
            # A search covers comments of every status.
            data["show"] = "all" if data.get("q") or data.get("page") else Comment.State.WAITING
        super().__init__(data, *args, **kwargs)

    def filter_shown(self, queryset: QuerySet, _name: str, value: str) -> QuerySet:
        return queryset if value == "all" else queryset.filter(status=STATUS_BY_STATE[value])


class AuthorColumn(TitleColumn):
    cell_template_name = "intarsia/comments/admin/author_cell.html"


class CommentTable(Table):
    def get_row_classname(self, instance: Any) -> str:
        # The selector of authors who get a badge.
        return "apbct-trp" if instance.subject.is_real_person else ""


class CommentList(RecordList):
    subject = Comment
    page_title = _("Comments")
    template_name = "intarsia/comments/admin/comments.html"
    results_template_name = "intarsia/comments/admin/comments_results.html"
    filterset_class = CommentFilters
    table_class = CommentTable
    badge_url_name = ""

    def get_base_queryset(self) -> Any:
        return super().get_base_queryset().prefetch_related("subject__page")

    @property
    def columns(self) -> list[Any]:
        return [
            BulkActionsCheckboxColumn("bulk_actions", obj_type="comment"),
            AuthorColumn(
                "author",
                label=_("Author"),
                width="180px",
                classname="column-author",
                accessor=lambda record: mask_all(record.content.name),
                get_url=self.get_inspect_url,
                get_title_id=lambda record: f"comment_{record.pk}_title",
            ),
            Column("text", label=_("Comment"), classname="text", accessor=self.beginning_of),
            Column("page", label=_("Page"), accessor="subject.page.title"),
            Column("state", label=_("Status"), accessor=status_label, sort_key="status"),
            DateColumn("received", label=_("Posted"), sort_key="received"),
        ]

    def beginning_of(self, record: ModerationRecord) -> SafeString:
        return hidden_beginning(record.content.text, 120, phones=self.hides_phones)

    @cached_property
    def hides_phones(self) -> bool:
        return hides_phones()

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        chosen = self.filters.form.data["show"] if self.filters else Comment.State.WAITING
        listed = self.get_base_queryset().order_by()
        numbers = {status: bounded_count(listed.filter(status=status)) for status in STATE_BY_STATUS}
        return super().get_context_data(*args, **kwargs) | {
            "chosen": chosen,
            "shown": [(str(value), word, _number(numbers, value)) for value, word in SHOWN],
            "index_url": reverse(self.index_url_name),
            **badge_context(reverse(self.badge_url_name), site_of(self.request)),
            **staff_contacts(),
        }


def _number(numbers: Mapping[str, int], tab: str) -> str | None:
    number = numbers.get(STATUS_BY_STATE.get(tab, ""), 0)
    return in_words(number) if number else None


def badge_context(more: str, site: Site | None) -> dict[str, Any]:
    """The data for the script that shows badges in the admin, with the texts of the current site."""
    return {
        "badges": script_url("staffBadges"),
        "badge_texts": {"phrases": badge_phrases(site), "trpContentLink": more},
    }
