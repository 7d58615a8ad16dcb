"""The same decisions about many messages."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from wagtail.admin.views.bulk_action import BulkAction
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from ..models import JudgedSubmission
from .decisions import DECISIONS
from .message_list import sender_of


class BulkDecision(PermissionCheckedMixin, BulkAction):
    models = [JudgedSubmission]
    permission_required = "change"
    template_name = "intarsia/protection/admin/bulk_decision.html"
    question: Any = ""

    def get_all_objects_in_listing_query(self, parent_id: Any) -> list[int]:
        """Only what somebody has chosen: a list may have grown since they looked."""
        return []

    def object_context(self, obj: JudgedSubmission) -> dict[str, Any]:
        return {"item": obj, "sender": sender_of(obj)}

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"question": self.question, "title": self.display_name}

    def get_execution_context(self) -> dict[str, Any]:
        return {"request": self.request, "decision": DECISIONS[self.action_type]}

    @classmethod
    def execute_action(cls, objects: Any, **kwargs: Any) -> tuple[int, int]:
        kwargs["decision"](kwargs["request"], objects)
        return len(objects), 0


class LetThrough(BulkDecision):
    action_type = "let-through"
    display_name = pgettext_lazy("action", "Let through")
    aria_label = _("Let through the chosen messages")
    question = _("These messages are delivered as if they came now. What was delivered before is not sent again.")


class MarkAsSpam(BulkDecision):
    action_type = "spam"
    display_name = _("Mark as spam")
    aria_label = _("Mark as spam: the chosen messages")
    action_priority = 110
    question = _("These messages wait no longer and are not delivered. You can still let them through later.")


class TakeBack(BulkDecision):
    action_type = "no-spam"
    display_name = _("It is no spam")
    aria_label = _("It is no spam: the chosen messages")
    action_priority = 120
    question = _("These messages are marked as spam no longer, and what was learnt from that is taken back.")
