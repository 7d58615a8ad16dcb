"""The same decisions about many comments."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from wagtail.admin.views.bulk_action import BulkAction
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from ..models import Comment
from .comment_page import DECISIONS
from .telling import tell

OUT_OF_SIGHT = _("These comments are shown nowhere, and are deleted in thirty days. You can take them back until then.")


class BulkDecision(PermissionCheckedMixin, BulkAction):
    models = [Comment]
    permission_required = "change"
    template_name = "intarsia/comments/admin/bulk_decision.html"
    question: Any = ""

    def get_all_objects_in_listing_query(self, parent_id: Any) -> list[int]:
        """Only what somebody has chosen: a list may have grown since they looked."""
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"question": self.question, "title": self.display_name}

    def get_execution_context(self) -> dict[str, Any]:
        return {"request": self.request, "decision": self.action_type}

    @classmethod
    def execute_action(cls, objects: Any, **kwargs: Any) -> tuple[int, int]:
        comments = list(objects)
        number = DECISIONS[kwargs["decision"]](comments, kwargs["request"].user)
        tell(kwargs["request"], kwargs["decision"], number)
        return len(comments), 0


class Approve(BulkDecision):
    action_type = "approve"
    display_name = _("Approve")
    aria_label = _("Approve the chosen comments")
    question = _("These comments are shown to everybody on their pages.")


class MarkAsSpam(BulkDecision):
    action_type = "spam"
    display_name = _("Spam")
    aria_label = _("Spam: the chosen comments")
    action_priority = 110
    question = OUT_OF_SIGHT


class PutInBin(BulkDecision):
    action_type = "bin"
    display_name = _("Bin")
    aria_label = _("Bin: the chosen comments")
    action_priority = 120
    question = OUT_OF_SIGHT


class Restore(BulkDecision):
    action_type = "restore"
    display_name = _("Take back")
    aria_label = _("Take back the chosen comments")
    action_priority = 130
    question = _("Of these comments, those in the bin and those marked as spam become what they were before.")


ALL = (Approve, MarkAsSpam, PutInBin, Restore)
