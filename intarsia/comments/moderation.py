"""Decisions of staff about comments. The status of a comment follows its moderation record."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.db import IntegrityError, transaction
from wagtail.models import Site

from intarsia.moderation.api import Decision, DecisionResult, Judgement, ModerationRecord, decide, record
from intarsia.moderation.subjects import DecisionName

from .changes import comments_changed
from .models import Comment
from .submit.storage import FORM_KIND

State, Status = Comment.State, ModerationRecord.Status
REMOVED = (State.TRASH, State.SPAM)
STATE_BY_STATUS: Mapping[str, str] = {
    Status.WAITING: State.WAITING,
    Status.ALLOWED: State.APPROVED,
    Status.SPAM: State.SPAM,
    Status.TRASH: State.TRASH,
}
STATUS_BY_STATE: Mapping[str, str] = {state: status for status, state in STATE_BY_STATUS.items()}


def approve(comments: Iterable[Comment], user: Any) -> DecisionResult:
    return _decide(comments, "allow", user)


def mark_as_spam(comments: Iterable[Comment], user: Any) -> DecisionResult:
    return _decide(comments, "spam", user)


def move_to_trash(comments: Iterable[Comment], user: Any) -> DecisionResult:
    return _decide(comments, "trash", user)


def restore(comments: Iterable[Comment], user: Any) -> DecisionResult:
    """Restores comments from trash or spam to their previous status."""
    return _decide(comments, "restore", user)


def follow(comment: Comment, decision: Decision) -> None:
    """Shows or hides a comment after a decision, whichever list it was made in."""
    now = Comment.objects.select_for_update(of=("self",)).get(pk=comment.pk)
    state = STATE_BY_STATUS[decision.record.status]
    if now.state == state:
        return
    was_shown = now.state == State.APPROVED
    Comment.objects.filter(pk=now.pk).update(state=state)
    if was_shown or state == State.APPROVED:
        comments_changed.send(Comment, page=now.page_id, is_removal=was_shown)


def record_of(comment: Comment) -> ModerationRecord:
    """A comment that was not judged, such as a reply by staff, has a record without a verdict."""
    found = comment.record
    if found is not None:
        return found
    site = comment.page.get_site() or Site.objects.order_by("-is_default_site").first()
    judgement = Judgement(site, FORM_KIND, comment.posted, outcome="", score=0.0)
    try:
        with transaction.atomic():
            return record(comment, judgement, status=STATUS_BY_STATE[comment.state])
    except IntegrityError:
        # Somebody else decides about it at the same time.
        return comment.moderation.get()


def _decide(comments: Iterable[Comment], name: DecisionName, user: Any) -> DecisionResult:
    """The caller may have read a comment before somebody else decided about it."""
    seen_states = {comment.pk: comment.state for comment in comments}
    records = {one.pk: record_of(one) for one in Comment.objects.filter(pk__in=seen_states).select_related("page")}
    seen = {str(one.pk): STATUS_BY_STATE[seen_states[pk]] for pk, one in records.items()}
    return decide(records.values(), name, user, seen)
