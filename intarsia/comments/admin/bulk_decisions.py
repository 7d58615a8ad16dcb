"""Bulk decisions about comments."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from intarsia.protection.moderation.api import BulkDecision

from ..models import Comment
from .messages import decide_and_report

OUT_OF_SIGHT = _("These comments are shown nowhere, and are deleted in thirty days. You can take them back until then.")


class CommentDecision(BulkDecision):
    models = [Comment]
    template_name = "intarsia/comments/admin/bulk_decision.html"

    @classmethod
    def execute_action(cls, objects: Any, **kwargs: Any) -> tuple[int, int]:
        decide_and_report(kwargs["request"], kwargs["decision"], objects)
        return len(objects), 0


class Approve(CommentDecision):
    action_type = "approve"
    display_name = _("Approve")
    aria_label = _("Approve the selected comments")
    question = _("These comments are shown to everybody on their pages.")


class MarkAsSpam(CommentDecision):
    action_type = "spam"
    display_name = _("Spam")
    aria_label = _("Spam: the selected comments")
    action_priority = 110
    question = OUT_OF_SIGHT


class PutInBin(CommentDecision):
    action_type = "bin"
    display_name = _("Trash")
    aria_label = _("Trash: the selected comments")
    action_priority = 120
    question = OUT_OF_SIGHT


class Restore(CommentDecision):
    action_type = "restore"
    display_name = _("Restore")
    aria_label = _("Restore the selected comments")
    action_priority = 130
    question = _("Of these comments, those in the bin and those marked as spam become what they were before.")


ALL = (Approve, MarkAsSpam, PutInBin, Restore)
