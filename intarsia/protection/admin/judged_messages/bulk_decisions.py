"""Bulk decisions about messages."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from intarsia.moderation.api import BulkDecision, ModerationRecord

from .message_list import sender_of
from .messages import decide_and_report


class MessageDecision(BulkDecision):
    template_name = "intarsia/protection/admin/bulk_decision.html"
    decide = staticmethod(decide_and_report)

    def object_context(self, obj: ModerationRecord) -> dict[str, Any]:
        return {"item": obj, "sender": sender_of(obj)}


class Allow(MessageDecision):
    action_type = "allow"
    display_name = pgettext_lazy("action", "Allow")
    aria_label = _("Allow selected messages")
    question = _("These messages will be delivered now. Messages that were already delivered are not sent again.")


class MarkAsSpam(MessageDecision):
    action_type = "spam"
    display_name = _("Mark as spam")
    aria_label = _("Mark as spam: selected messages")
    action_priority = 110
    question = _("These messages will not be delivered. You can still allow them later.")


class MarkAsNotSpam(MessageDecision):
    action_type = "not-spam"
    display_name = _("Remove spam mark")
    aria_label = _("Remove spam mark: selected messages")
    action_priority = 120
    question = _("The spam mark is removed from these messages, and its training is undone.")
