"""The list of an app for staff: a view of the one queue of moderation."""

from collections.abc import Sequence
from typing import Any

from django.contrib.contenttypes.models import ContentType
from django.db.models import Model
from django.urls import reverse
from django.utils.functional import cached_property
from wagtail.admin.widgets.button import ListingButton
from wagtail.permissions import policy_registry

from ..models import ModerationRecord, RecordQuerySet
from ..search import Matches, matching_records
from ..subjects import kind_of, kinds, search_fields
from .bulk_decision import BulkDecision
from .list_with_tabs import ListWithTabs
from .long_list import MAX_ROWS, LongListPaginator, list_hint, newest, search_hint

READING = ("change", "delete", "view")


class RecordList(ListWithTabs):
    """Lists the records that the user may read, without erased ones. An app sets `subject`, `filterset_class`,
    `columns`, its templates and `bulk_decisions`.

    The number of queries does not depend on the number of rows: columns read `record.subject` and `record.content`.
    """

    model = ModerationRecord
    # The registered model of the rows. None for all models.
    subject: type[Model] | None = None
    # The actions for selected rows. Each needs an `action_type` that no other list uses.
    bulk_decisions: Sequence[type[BulkDecision]] = ()
    any_permission_required = READING
    paginator_class = LongListPaginator
    # What the search found among the rows that the user may read and that pass the filters.
    matches: Matches | None = None
    # Among how many of the newest rows the list sorts or searches. 0 if those are all.
    bound = 0

    @cached_property
    def permission_policy(self) -> Any:
        """Users with permissions for other models only do not see the list."""
        return policy_registry.get_by_type(self.subject or ModerationRecord)

    @cached_property
    def search_fields(self) -> list[str]:
        """The form, the sender and the text, in the tables of the subjects."""
        if self.subject is None:
            return ["form", *search_fields()]
        kind = kind_of(self.subject)
        return ["form", *(f"{kind.query_name}__{field}" for field in (kind.name, kind.email, kind.text))]

    def get_base_queryset(self) -> RecordQuerySet:
        policy = policy_registry.get_by_type(ModerationRecord)
        records = policy.instances_user_has_any_permission_for(self.request.user, READING).not_erased()
        if self.subject:
            records = records.filter(content_type=ContentType.objects.get_for_model(self.subject))
        return records.prefetch_related("subject")

    def get_queryset(self) -> Any:
        rows = super().get_queryset()
        self.bound = getattr(self.filters, "bound", 0)
        is_indexed = not self.ordering or self.ordering.lstrip("-") == "received"
        if self.is_export or is_indexed or self.is_searching:
            return rows
        rows, has_older = newest(rows)
        self.bound = MAX_ROWS if has_older else self.bound
        return rows

    def search_queryset(self, queryset: RecordQuerySet) -> Any:
        """An export contains all matches, however long it takes to find them."""
        if not self.is_searching or self.is_export:
            return super().search_queryset(queryset)
        listed = [kind_of(self.subject)] if self.subject else kinds()
        self.matches = matching_records(queryset, listed, self.search_query)
        return queryset.filter(pk__in=self.matches.keys)

    def get_table(self, object_list: Any) -> Any:
        """In the list of one model, a row that was deleted after its record was read is left out."""
        return super().get_table([record for record in object_list if not self.subject or record.subject])

    def get_inspect_url(self, instance: ModerationRecord) -> str | None:
        return super().get_inspect_url(self._row(instance))

    def get_edit_url(self, instance: ModerationRecord) -> str | None:
        return super().get_edit_url(self._row(instance))

    def get_copy_url(self, instance: ModerationRecord) -> str | None:
        return super().get_copy_url(self._row(instance))

    def get_delete_url(self, instance: ModerationRecord) -> str | None:
        return super().get_delete_url(self._row(instance))

    def _row(self, record: ModerationRecord) -> Any:
        """What the pages of the list are about: the subject, if the list is about one model."""
        return record.subject if self.subject else record

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(*args, **kwargs)
        hint = ""
        if self.is_searching:
            hint = search_hint() if self.matches and not self.matches.are_all else ""
        elif self.bound or getattr(context["paginator"], "has_more", False):
            hint = list_hint(self.bound)
        return context | {"bulk_buttons": [_button(decision) for decision in self.bulk_decisions], "bound_hint": hint}


def _button(decision: type[BulkDecision]) -> ListingButton:
    options = ModerationRecord._meta
    return ListingButton(
        decision.display_name,
        reverse("wagtail_bulk_action", args=[options.app_label, options.model_name, decision.action_type]),
        attrs={"aria-label": decision.aria_label, "data-bulk-action-button": ""},
        classname="bulk-action-btn",
    )
