"""Retention of comments, and the data stored for an email address."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Exists, OuterRef, Q
from wagtail.models import Page, Site

from intarsia.protection.models import ProtectionSettings
from intarsia.protection.privacy.api import IPS_KEPT, Holding, register_forgetting, register_holding

from .changes import comments_changed
from .models import Comment, CommentSettings
from .moderation import record_of
from .site_pages import of_site

TRASH_KEPT = timedelta(days=30)
# Used until the date of the last closing is known.
LONGEST_PAUSE = timedelta(days=30)
AWAY = Q(state__in=(Comment.State.TRASH, Comment.State.SPAM))


def register() -> None:
    register_holding(Holding("comments", comments_of, forget_comments_of))
    register_forgetting("comments", forget)


def comments_of(email: str) -> Sequence[Mapping[str, Any]]:
    """The comments of this email address, for an export."""
    return [
        {
            "page": comment.page.title,
            "posted": comment.posted.isoformat(),
            "state": comment.state,
            "name": comment.name,
            "email": comment.email,
            "website": comment.website,
            "text": comment.text,
            "ip": comment.ip,
            "is_real_person": comment.is_real_person,
            "verdicts": [record.data() for record in comment.moderation.all()],
        }
        for comment in _of(email).select_related("page").prefetch_related("moderation__site")
    ]


def forget_comments_of(email: str) -> int:
    """Comments with replies lose their name and text, so that the replies keep their place."""
    found = list(_of(email))
    for comment in found:
        if Comment.objects.filter(Q(thread=comment) | Q(parent=comment)).exists():
            comment.name, comment.email, comment.website, comment.text = "—", "", "", ""
            comment.ip, comment.state, comment.is_real_person = None, Comment.State.TRASH, False
            record_of(comment).erase()
            comment.digest = f"forgotten {comment.pk}"
            comment.save()
        else:
            comment.delete()
    for page in {comment.page_id for comment in found}:
        comments_changed.send(Comment, page=page, is_removal=True)
    return len(found)


def forget(now: datetime) -> int:
    """IP addresses are kept for a week, trash and spam for a month, waiting comments as long as held messages."""
    Comment.objects.filter(posted__lt=now - IPS_KEPT, ip__isnull=False).update(ip=None)
    gone = _unanswered().filter(AWAY, moderation__removed_at__lt=now - TRASH_KEPT)
    number = gone.count()
    gone.delete()
    for site in Site.objects.all():
        number += _forget_waiting(site, now)
        _close_by_age(site, now)
    return number


def _forget_waiting(site: Site, now: datetime) -> int:
    days = ProtectionSettings.kept_for(site).keep_others_days
    old = _unanswered().filter(state=Comment.State.WAITING, posted__lt=now - timedelta(days=days))
    here = old.filter(of_site(site, "page__path"))
    number = here.count()
    here.delete()
    return number


def _unanswered() -> Any:
    """Deleting a comment would delete its thread, which belongs to other people."""
    return Comment.objects.filter(~Exists(Comment.objects.filter(Q(thread=OuterRef("pk")) | Q(parent=OuterRef("pk")))))


def _close_by_age(site: Site, now: datetime) -> None:
    """Cached pages contain the form; when comments close, they are rendered again without it."""
    rules = CommentSettings.objects.filter(site=site).first()
    if rules is None or not rules.close_after_days:
        return
    end = now - timedelta(days=rules.close_after_days)
    since = rules.closed_until or end - LONGEST_PAUSE
    closed_since = Page.objects.filter(of_site(site), first_published_at__gt=since, first_published_at__lte=end)
    for page in closed_since.values_list("pk", flat=True):
        comments_changed.send(Comment, page=page)
    # `save` would render all pages with comments again.
    CommentSettings.objects.filter(pk=rules.pk).update(closed_until=end)


def _of(email: str) -> Any:
    return Comment.objects.filter(email__iexact=email.strip()).exclude(email="")
