"""Stores a judged comment once, however often it is sent, and publishes comments that were allowed."""

import hashlib
from collections.abc import Mapping
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Value
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.crypto import salted_hmac
from wagtail.models import Page

from intarsia.moderation.api import record
from intarsia.protection.forms.api import JudgedMessage, delivers
from intarsia.site_pages import pages_of_site
from intarsia.users import is_email_of_a_user

from ..changes import comments_changed
from ..models import Comment, CommentSettings
from ..notifications import notify_moderators

FORM_KIND = "comments"
State = Comment.State
# A page shows all replies of its threads.
MAX_REPLIES = 50


def digest_of(page: int, parent: int | None, email: str, text: str) -> str:
    """The hash reveals no e-mail address without the site's secret."""
    text_hash = hashlib.sha256(" ".join(text.split()).encode()).hexdigest()
    return salted_hmac(FORM_KIND, f"{page}|{parent or ''}|{email.lower()}|{text_hash}", algorithm="sha256").hexdigest()


def store(fields: Mapping[str, Any], judged: JudgedMessage | None = None, **more: Any) -> Comment:
    """The comment with these fields, and its verdict. Two simultaneous requests get the same one."""
    digest = digest_of(fields["page"], fields["parent"], fields["email"], fields["text"])
    parent = Comment.objects.filter(pk=fields["parent"], page=fields["page"]).first() if fields["parent"] else None
    written = {name: fields[name] for name in ("name", "email", "website", "text")}
    comment = Comment(page_id=fields["page"], parent=parent, digest=digest, **written, **more)
    comment.thread_id = _open_thread(parent) if parent else None
    try:
        with transaction.atomic():
            comment.save(force_insert=True)
            if judged:
                status = "allowed" if comment.state == State.APPROVED else "waiting"
                record(comment, judged.judgement, status=status)
            notify_moderators(comment)
    except IntegrityError:
        return Comment.objects.get(digest=digest)
    if comment.state == State.APPROVED:
        comments_changed.send(Comment, page=comment.page_id)
    return comment


def _open_thread(parent: Comment) -> int | None:
    """None if the thread is full. Held replies do not count, so that bots cannot fill it."""
    thread = parent.thread_id or parent.pk
    return thread if Comment.objects.filter(thread=thread, state=State.APPROVED).count() < MAX_REPLIES else None


def state_for(judged: JudgedMessage, fields: Mapping[str, Any], settings: CommentSettings) -> str:
    """The initial status: from the verdict first, then from the owner's rule for first-time authors."""
    if judged.verdict.outcome != "allow" or settings.approval == CommentSettings.Approval.ALL:
        return State.WAITING
    if settings.approval == CommentSettings.Approval.FIRST:
        return State.APPROVED if _is_known(fields, settings) else State.WAITING
    return State.APPROVED


def _is_known(fields: Mapping[str, Any], settings: CommentSettings) -> bool:
    """Anybody can type any e-mail address, so name and e-mail must match an approved comment. Nobody gets staff
    status this way.
    """
    if is_email_of_a_user(fields["email"]):
        return False
    known = Comment.objects.filter(pages_of_site(settings.site, "page__"), state=State.APPROVED)
    # As the index has it: `iexact` would read all comments.
    same_email = known.annotate(same=Lower("email")).filter(same=Lower(Value(fields["email"])))
    return same_email.filter(name__iexact=fields["name"]).exists()


def passed_as_a_person(judged: JudgedMessage, hold_from: float) -> bool:
    """The signals passed, and no check found evidence of spam. Being on the allow list, or staff, does not count."""
    submission, verdict = judged.submission, judged.verdict
    has_shown = submission.is_scripted and submission.lookups.token in ("off", "valid")
    is_clean = verdict.score < hold_from and not verdict.has_evidence_of_spam
    return verdict.outcome == "allow" and has_shown and is_clean


@delivers(FORM_KIND)
def deliver(fields: Mapping[str, Any]) -> Comment:
    """Publishes a blocked comment that a moderator allowed. From then on, moderators decide about the comment."""
    if not Page.objects.filter(pk=fields["page"]).exists():
        raise ValueError("The page of this comment no longer exists.")
    comment = store(fields, state=State.APPROVED, notified_at=timezone.now())
    if comment.state == State.TRASH:
        raise ValueError("The comment is in the trash. Restore it in the list of comments first.")
    if comment.state != State.APPROVED:
        # The same comment was also sent in a way that was not blocked.
        comment.moderation.update(status="allowed", status_before="", removed_at=None)
        Comment.objects.filter(pk=comment.pk).update(state=State.APPROVED)
        comments_changed.send(Comment, page=comment.page_id)
    return comment
