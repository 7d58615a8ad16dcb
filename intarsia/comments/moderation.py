"""Decisions of staff about comments. A decision also applies to the message behind the comment, and vice versa."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from intarsia.protection.models import JudgedSubmission
from intarsia.protection.moderation.api import Seen, is_conflict, lock_message, note_decision

from .changes import comments_changed
from .models import Comment
from .submit.storage import FORM, digest_of

State = Comment.State
AWAY = (State.TRASH, State.SPAM)


@dataclass
class Moderated:
    # The number of changed comments.
    done: int = 0
    # Comments with a newer decision by another moderator, with their current status.
    conflicts: list[Comment] = field(default_factory=list)


def approve(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, lambda _one: State.APPROVED, user, seen)


def mark_as_spam(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, lambda _one: State.SPAM, user, seen)


def move_to_trash(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    return _decide(comments, lambda _one: State.TRASH, user, seen)


def restore(comments: Iterable[Comment], user: Any, seen: Seen | None = None) -> Moderated:
    """Restores comments from trash or spam to their previous status."""
    return _decide(comments, _previous_state, user, seen)


def follow_message(entry: JudgedSubmission, decision: str, **_signal: Any) -> bool:
    """Applies a decision from the list of messages. Returns whether there is a comment for the message."""
    with transaction.atomic():
        comment = _locked(_behind(entry))
        if comment is None or not comment.text:
            return False
        if (state := _state_by_message(comment, decision)) == comment.state:
            # The delivery approved it without knowing the moderator.
            Comment.objects.filter(pk=comment.pk, decided_by=None).update(decided_by=entry.decided_by)
            return False
        _set_state(comment, state, entry.decided_by)
    return True


def _state_by_message(comment: Comment, decision: str) -> str:
    """The comment's new status. Decisions about messages neither restore a comment from the trash nor change one that
    was not marked as spam by removing a spam mark.
    """
    if decision == "spam":
        return State.SPAM
    if decision == "allow" and comment.state != State.TRASH:
        return State.APPROVED
    return _previous_state(comment) if decision == "not-spam" and comment.state == State.SPAM else comment.state


def link_delivered(entry: JudgedSubmission, **_signal: Any) -> None:
    """A blocked message has a comment only after a moderator allowed it."""
    if (which := _behind(entry)) is not None:
        Comment.objects.filter(which, entry=None).update(entry=entry)


def _behind(entry: JudgedSubmission) -> Q | None:
    """Finds the comment of a message: by their relation, or by the text of a message that was blocked at first."""
    if entry.form != FORM:
        return None
    fields = entry.fields
    digest = digest_of(fields["page"], fields["parent"], fields["email"], fields["text"]) if "text" in fields else ""
    return Q(entry=entry) | Q(digest=digest)


def _locked(which: Q | None) -> Comment | None:
    """The current state, locked against other decisions."""
    if which is None:
        return None
    return Comment.objects.select_for_update(of=("self",)).select_related("entry").filter(which).first()


def _decide(comments: Iterable[Comment], become: Callable[[Comment], str], user: Any, seen: Seen | None) -> Moderated:
    moderated = Moderated()
    for seen_comment in comments:
        with transaction.atomic():
            lock_message(Comment.objects.filter(pk=seen_comment.pk).values_list("entry", flat=True).first())
            now = _locked(Q(pk=seen_comment.pk))
            if now is None:
                continue
            if is_conflict(now, seen_comment, user, seen or {}):
                moderated.conflicts.append(now)
            else:
                moderated.done += _decide_one(now, become(now), user)
    return moderated


def _decide_one(comment: Comment, state: str, user: Any) -> bool:
    """Decides about a locked comment. Returns whether its status changed."""
    if comment.state == state:
        return False
    # An erased comment stays erased.
    if not comment.text and state not in AWAY:
        return False
    was = comment.state
    _set_state(comment, state, user)
    if comment.entry and (decision := _decision_by(was, state, comment.entry)):
        note_decision(comment.entry, user, decision)
    return True


def _previous_state(comment: Comment) -> str:
    return (comment.state_before or State.WAITING) if comment.state in AWAY else comment.state


def _decision_by(was: str, state: str, entry: JudgedSubmission) -> str:
    """The decision about the message that follows from one about the comment. Moving to trash says nothing about the
    author.
    """
    is_decided = entry.outcome == "allow" or entry.released
    if state == State.SPAM:
        return "" if entry.called_spam else "spam"
    if state == State.APPROVED:
        return "allow" if entry.called_spam or not is_decided or was == State.WAITING else ""
    if state == State.TRASH:
        return "" if entry.called_spam or is_decided else "dismissed"
    return "not-spam" if entry.called_spam or entry.dismissed_at else ""


def _set_state(comment: Comment, state: str, user: Any) -> None:
    if comment.state == state:
        return
    was_shown = comment.state == State.APPROVED
    is_away = state in AWAY
    if is_away and comment.state not in AWAY:
        comment.state_before = comment.state
    comment.state, comment.decided_by = state, user
    comment.removed_at = timezone.now() if is_away else None
    comment.save(update_fields=["state", "state_before", "removed_at", "decided_by"])
    if was_shown or state == State.APPROVED:
        comments_changed.send(Comment, page=comment.page_id, is_removal=was_shown)
