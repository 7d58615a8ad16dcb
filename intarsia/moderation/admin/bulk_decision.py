"""One decision about all selected rows of an admin list."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Model
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from wagtail.admin.views.bulk_action import BulkAction
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.wire.requests.numbers import number_in

from ..conflicts import seen_in
from ..models import ModerationRecord


class BulkDecision(PermissionCheckedMixin, BulkAction):
    """A list sets `subject`, `template_name`, `prefix`, `decide`; each decision `action_type`, texts and `question`."""

    models = [ModerationRecord]
    # The registered model that it decides about. None for all models.
    subject: type[Model] | None = None
    # Before the decision in each `action_type`, because all lists share one table of actions.
    prefix = ""
    permission_required = "change"
    question: Any = ""

    @classmethod
    def get_queryset(cls, model: type[Model], object_ids: Iterable[Any]) -> list[ModerationRecord]:
        records = ModerationRecord.objects.filter(pk__in=_keys(object_ids)).prefetch_related("subject")
        found = list(records.of_model(cls.subject) if cls.subject else records)
        if not found and not _deleted(object_ids):
            raise Http404("No such rows.")
        return found

    def get_all_objects_in_listing_query(self, parent_id: Any) -> list[int]:
        """Selected rows only, because the list may have grown since it was shown."""
        return []

    def check_perm(self, obj: Any) -> bool:
        return bool(self.user_has_permission_for_instance(self.permission_required, obj))

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if self.get_queryset(self.model, request.GET.getlist("id")):
            return super().get(request, *args, **kwargs)
        # There is nothing to ask about: everything was deleted since the list was shown.
        self.execute_action([], **self.get_execution_context())
        return redirect(self.next_url)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"question": self.question, "title": self.display_name}

    def get_execution_context(self) -> dict[str, Any]:
        decision = self.action_type.removeprefix(self.prefix)
        deleted = _deleted(self.request.GET.getlist("id"))
        return {"request": self.request, "decision": decision, "seen": seen_in(self.request), "deleted": deleted}

    @classmethod
    def execute_action(cls, objects: Any, **kwargs: Any) -> tuple[int, int]:
        cls.decide(kwargs["request"], kwargs["decision"], [*objects, *kwargs["deleted"]])
        return len(objects), 0

    @staticmethod
    def decide(request: HttpRequest, decision: str, records: Iterable[ModerationRecord]) -> Any:
        """Stores the decision about these records, and says the result in messages for the user. Records that no longer
        exist have a primary key only.
        """
        raise NotImplementedError


def _keys(object_ids: Iterable[Any]) -> set[int]:
    return {key for one in object_ids if (key := number_in(str(one))) is not None}


def _deleted(object_ids: Iterable[Any]) -> list[ModerationRecord]:
    """Selected rows that no longer exist, so that the user reads how many."""
    keys = _keys(object_ids)
    known = ModerationRecord.objects.filter(pk__in=keys).values_list("pk", flat=True)
    return [ModerationRecord(pk=key) for key in sorted(keys.difference(known))]
