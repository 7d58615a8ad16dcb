"""Retention of comments, and the data stored for an e-mail address."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Q, QuerySet
from wagtail.models import Page, Site

from intarsia.moderation.api import ModerationRecord, Retention, SubjectKind, register_forgetting, register_subject
from intarsia.protection.models import ProtectionSettings
from intarsia.site_pages import pages_of_site

from .changes import comments_changed
from .models import Comment, CommentSettings
from .moderation import follow, record_of

TRASH_KEPT = timedelta(days=30)
# Used until the date of the last closing is known.
MAX_PAUSE = timedelta(days=30)


def _retention(site: Site) -> Retention:
    rules = ProtectionSettings.kept_for(site)
    return Retention(None, rules.keep_others_days, TRASH_KEPT.days, signals_days=rules.keep_delivered_days)


def comments_of(email: str) -> Sequence[Mapping[str, Any]]:
    """The comments of this e-mail address, for an export."""
    return [_data(comment) for comment in _of(email)]


def _data(comment: Comment) -> Mapping[str, Any]:
    return {
        "page": comment.page.title,
        "posted": comment.posted.isoformat(),
        "state": comment.state,
        "name": comment.name,
        "email": comment.email,
        "website": comment.website,
        "text": comment.text,
        "is_real_person": comment.is_real_person,
    }


def forget_comments_of(email: str) -> int:
    """Comments with replies lose their name and text, so that the replies keep their place."""
    return _erase(_of(email))


def _erase(comments: QuerySet) -> int:
    found = list(comments)
    for comment in found:
        if Comment.objects.filter(Q(thread=comment) | Q(parent=comment)).exists():
            _empty(comment)
        else:
            comment.delete()
    for page in {comment.page_id for comment in found}:
        comments_changed.send(Comment, page=page, is_removal=True)
    return len(found)


def _empty(comment: Comment) -> None:
    """A comment that was deleted meanwhile stays deleted."""
    record = record_of(comment)
    record.erase()
    texts = {"name": "—", "email": "", "website": "", "text": "", "digest": f"forgotten {comment.pk}"}
    emptied = Comment.objects.filter(pk=comment.pk).update(**texts, state=Comment.State.TRASH, is_real_person=False)
    if not emptied:
        # Its record may have been created a moment ago.
        ModerationRecord.objects.filter(pk=record.pk).delete()


def forget(now: datetime) -> int:
    """Pages whose comments close are rendered again."""
    for site in Site.objects.all():
        _close_by_age(site, now)
    return 0


def _unanswered(comments: QuerySet) -> QuerySet:
    """Deleting a comment would delete its thread, which belongs to other people."""
    # Subqueries that do not depend on the row: the database runs each once, with all other comments or with few.
    keys = comments.order_by().values("pk")
    for above in ("thread", "parent"):
        comments = comments.exclude(pk__in=Comment.objects.filter(**{f"{above}__in": keys}).order_by().values(above))
    return comments


def _close_by_age(site: Site, now: datetime) -> None:
    """Cached pages contain the form; when comments close, they are rendered again without it."""
    rules = CommentSettings.objects.filter(site=site).first()
    if rules is None or not rules.close_after_days:
        return
    end = now - timedelta(days=rules.close_after_days)
    since = rules.closed_until or end - MAX_PAUSE
    closed_since = Page.objects.filter(pages_of_site(site), first_published_at__gt=since, first_published_at__lte=end)
    for page in closed_since.values_list("pk", flat=True):
        comments_changed.send(Comment, page=page)
    # `save` would render all pages with comments again.
    CommentSettings.objects.filter(pk=rules.pk).update(closed_until=end)


def _of(email: str) -> QuerySet:
    found = Comment.objects.filter(email__iexact=email.strip()).exclude(email="")
    return found.select_related("page")


KIND = SubjectKind(
    Comment,
    "comment",
    follow,
    can_withdraw=True,
    # Replies keep a deleted comment in its place, so comments are not deleted one by one.
    can_delete=False,
    find=_of,
    data=_data,
    erase=_erase,
    retention=_retention,
    deletable=_unanswered,
)


def register() -> None:
    register_subject(KIND)
    register_forgetting("comments", forget)
