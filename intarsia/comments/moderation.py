"""What somebody decides about comments. The message behind a comment is decided with it, and the other way round."""

from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from intarsia.protection.admin.decisions import note_decision
from intarsia.protection.models import JudgedSubmission

from .changes import comments_changed
from .models import Comment
from .writing.storing import FORM, digest_of

State = Comment.State


def approve(comments: Iterable[Comment], user: Any) -> int:
    return _decide(comments, State.APPROVED, user)


def mark_as_spam(comments: Iterable[Comment], user: Any) -> int:
    return _decide(comments, State.SPAM, user)


def put_in_bin(comments: Iterable[Comment], user: Any) -> int:
    return _decide(comments, State.BIN, user)


def take_out(comments: Iterable[Comment], user: Any) -> int:
    """Out of the bin or the spam again, to what they were before."""
    away = [one for one in comments if one.state in (State.BIN, State.SPAM)]
    return sum(_decide([one], one.state_before or State.WAITING, user) for one in away)


def follow_message(entry: JudgedSubmission, **_signal: Any) -> bool:
    """Somebody decided in the list of messages. Whether there is a comment that follows."""
    comment = _comment_of(entry)
    if comment is None or comment.state == State.BIN:
        return False
    state: str
    if entry.called_spam:
        state = State.SPAM
    elif entry.outcome != "allow" and not entry.released:
        state = State.WAITING
    else:
        state = comment.state_before or State.APPROVED if comment.state == State.SPAM else State.APPROVED
    _become(comment, state, entry.decided_by)
    return True


def _comment_of(entry: JudgedSubmission) -> Comment | None:
    """One that was refused at first is known by its words."""
    if entry.form != FORM:
        return None
    said = entry.fields
    words = digest_of(said["page"], said["parent"], said["email"], said["text"]) if "text" in said else ""
    return Comment.objects.filter(Q(entry=entry) | Q(digest=words)).first()


def _decide(comments: Iterable[Comment], state: str, user: Any) -> int:
    changed = 0
    for comment in comments:
        if comment.state == state:
            continue
        with transaction.atomic():
            was = comment.state
            _become(comment, state, user)
            if comment.entry and (said := _said_by(was, state)):
                note_decision(comment.entry, user, said)
        changed += 1
    return changed


def _said_by(was: str, state: str) -> str:
    """What a decision says of the message. The bin says nothing of who wrote it."""
    if state == State.SPAM:
        return "spam"
    if state == State.APPROVED and was != State.BIN:
        return "let-through"
    return "no-spam" if was == State.SPAM and state == State.WAITING else ""


def _become(comment: Comment, state: str, user: Any) -> None:
    if comment.state == state:
        return
    was_shown = comment.state == State.APPROVED
    is_away = state in (State.BIN, State.SPAM)
    if is_away and comment.state not in (State.BIN, State.SPAM):
        comment.state_before = comment.state
    comment.state, comment.decided_by = state, user
    comment.put_away = timezone.now() if is_away else None
    comment.save(update_fields=["state", "state_before", "put_away", "decided_by"])
    if was_shown or state == State.APPROVED:
        comments_changed.send(Comment, page=comment.page_id, is_removal=was_shown)
