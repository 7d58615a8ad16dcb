"""The messages for staff after a decision about comments."""

from collections.abc import Iterable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from intarsia.moderation.api import earlier_decisions, seen_in

from .. import moderation
from ..models import Comment
from ..moderation import Moderated

DECISIONS: dict[str, Any] = {
    "approve": moderation.approve,
    "spam": moderation.mark_as_spam,
    "trash": moderation.move_to_trash,
    "restore": moderation.restore,
}
# Decisions that hide a comment, and the status that it gets.
STATE_AFTER = {"spam": Comment.State.SPAM, "trash": Comment.State.TRASH}
UNDO = (
    '{} <form method="post" action="{}" class="w-inline"><input type="hidden" name="csrfmiddlewaretoken" value="{}">'
    '<input type="hidden" name="seen" value="{}">'
    '<button class="button button-small button-secondary" name="decision" value="restore">{}</button></form>'
)


def decide_and_report(request: HttpRequest, decision: str, comments: Iterable[Comment], undo: str = "") -> Moderated:
    """`undo` is the URL for the Undo button, if one comment was hidden."""
    comments = list(comments)
    moderated = DECISIONS[decision](comments, request.user, seen_in(request))
    if moderated.done:
        report = _text(decision, moderated.done)
        messages.success(request, _with_undo(request, report, comments[0], decision, undo) if undo else report)
    for faster in earlier_decisions(moderated.conflicts, lambda record: record.subject.get_state_display()):
        text = ngettext(
            "%(who)s was faster: %(count)d comment is now “%(state)s” and was not changed. Decide again if you "
            "disagree.",
            "%(who)s was faster: %(count)d comments are now “%(state)s” and were not changed. Decide again if you "
            "disagree.",
            faster["count"],
        )
        messages.warning(request, text % faster)
    if not moderated.done and not moderated.conflicts:
        messages.info(request, _("No changes were needed."))
    return moderated


def _text(decision: str, number: int) -> str:
    texts = {
        "approve": ngettext("%d comment approved.", "%d comments approved.", number),
        "spam": ngettext("%d comment marked as spam.", "%d comments marked as spam.", number),
        "trash": ngettext("%d comment moved to the trash.", "%d comments moved to the trash.", number),
        "restore": ngettext("%d comment restored.", "%d comments restored.", number),
    }
    return texts[decision] % number


def _with_undo(request: HttpRequest, report: str, comment: Comment, decision: str, url: str) -> str:
    if decision not in STATE_AFTER:
        return report
    seen = f"{comment.pk}:{STATE_AFTER[decision]}"
    return format_html(UNDO, report, url, get_token(request), seen, _("Undo"))
