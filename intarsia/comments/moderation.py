"""Decisions of staff about comments. The status of a comment follows its moderation record."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db import IntegrityError, transaction
from wagtail.models import Site

from intarsia.moderation.api import Decision, Judgement, ModerationRecord, Seen, decide, record
from intarsia.moderation.subjects import DecisionName

from .changes import comments_changed
from .models import Comment
from .submit.storage import FORM

State, Status = Comment.State, ModerationRecord.Status
AWAY = (State.TRASH, State.SPAM)
STATE_BY_STATUS: Mapping[str, str] = {
    Status.WAITING: State.WAITING,
    Status.ALLOWED: State.APPROVED,
    Status.SPAM: State.SPAM,
    Status.TRASH: State.TRASH,
}
STATUS_BY_STATE: Mapping[str, str] = {state: status for status, state in STATE_BY_STATUS.items()}


@dataclass
class Moderated:
    # The number of changed comments.
    done: int = 0
    # The records of comments with a newer decision by another moderator.
    conflicts: list[ModerationRecord] = field(default_factory=list)


def approve(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, "allow", user, seen)


def mark_as_spam(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, "spam", user, seen)


def move_to_trash(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, "trash", user, seen)


def restore(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    """Restores comments from trash or spam to their previous status."""
    return _decide(comments, "restore", user, seen)


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
    judgement = Judgement(site, FORM, comment.posted, outcome="", score=0.0)
    try:
        with transaction.atomic():
            return record(comment, judgement, status=STATUS_BY_STATE[comment.state])
    except IntegrityError:
        # Somebody else decides about it at the same time.
        return comment.moderation.get()


def _decide(comments: Iterable[Comment], name: DecisionName, user: Any, seen: Seen | None) -> Moderated:
    looked_at = {comment.pk: comment for comment in comments}
    current = Comment.objects.filter(pk__in=looked_at).select_related("page")
    records = {comment.pk: record_of(comment) for comment in current}
    statuses = {}
    for pk, one in records.items():
        state = (seen or {}).get(str(pk), looked_at[pk].state)
        statuses[str(one.pk)] = STATUS_BY_STATE.get(state, "")
    decided = decide(records.values(), name, user, statuses)
    if decided.failed:
        raise RuntimeError(f"The decision about a comment failed: {decided.failed[0][1]}")
    return Moderated(len(decided.done), decided.conflicts)
