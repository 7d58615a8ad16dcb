"""One decision about all selected rows of an admin list."""

from typing import Any

from django.db.models import Model
from django.shortcuts import get_list_or_404
from wagtail.admin.views.bulk_action import BulkAction
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from ..conflicts import seen_in
from ..models import ModerationRecord


class BulkDecision(PermissionCheckedMixin, BulkAction):
    """The class of a list sets `subject` and `template_name`. Each decision sets `action_type`, texts, `question`."""

    models = [ModerationRecord]
    # The registered model that it decides about. None for all models.
    subject: type[Model] | None = None
    permission_required = "change"
    question: Any = ""

    @classmethod
    def get_queryset(cls, model: type[Model], object_ids: Any) -> list[ModerationRecord]:
        records = ModerationRecord.objects.filter(pk__in=object_ids).prefetch_related("subject")
        return get_list_or_404(records.of_model(cls.subject) if cls.subject else records)

    def get_all_objects_in_listing_query(self, parent_id: Any) -> list[int]:
        """Selected rows only, because the list may have grown since it was shown."""
        return []

    def check_perm(self, obj: Any) -> bool:
        return bool(self.user_has_permission_for_instance(self.permission_required, obj))

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"question": self.question, "title": self.display_name}

    def get_execution_context(self) -> dict[str, Any]:
        return {"request": self.request, "decision": self.action_type, "seen": seen_in(self.request)}
