"""Bulk decisions about comments."""

from django.utils.translation import gettext_lazy as _

from intarsia.moderation.api import BulkDecision

from ..models import Comment
from .messages import decide_and_report

HIDES = _("These comments will be hidden and deleted after 30 days. You can restore them until then.")


class CommentDecision(BulkDecision):
    subject = Comment
    template_name = "intarsia/comments/admin/bulk_decision.html"
    prefix = "comment-"
    decide = staticmethod(decide_and_report)


class Approve(CommentDecision):
    action_type = "comment-approve"
    display_name = _("Approve")
    aria_label = _("Approve selected comments")
    question = _("These comments will be published on their pages.")


class MarkAsSpam(CommentDecision):
    action_type = "comment-spam"
    display_name = _("Mark as spam")
    aria_label = _("Mark as spam: selected comments")
    action_priority = 110
    question = HIDES


class MoveToTrash(CommentDecision):
    action_type = "comment-trash"
    display_name = _("Move to trash")
    aria_label = _("Move to trash: selected comments")
    action_priority = 120
    question = HIDES


class Restore(CommentDecision):
    action_type = "comment-restore"
    display_name = _("Restore")
    aria_label = _("Restore selected comments")
    action_priority = 130
    question = _("Comments in the trash or marked as spam get their previous status.")


DECISIONS = (Approve, MarkAsSpam, MoveToTrash, Restore)
