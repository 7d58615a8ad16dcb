"""How long what a commenter left behind is kept, and what is kept under an e-mail address."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.utils import timezone
from wagtail.models import Page, Site

from intarsia.protection.models import ProtectionSettings
from intarsia.protection.privacy.api import ADDRESSES_KEPT, Holding, register_forgetting, register_holding

from .changes import comments_changed
from .models import Comment, CommentSettings
from .notifying import tell_now
from .site_pages import of_site

BIN_KEPT = timedelta(days=30)
# Before it is known when pages were closed last.
LONGEST_PAUSE = timedelta(days=30)
AWAY = Q(state__in=(Comment.State.BIN, Comment.State.SPAM))


def register() -> None:
    register_holding(Holding("comments", comments_of, forget_comments_of))
    register_forgetting("comments", forget)


def comments_of(email: str) -> Sequence[Mapping[str, Any]]:
    return [
        {
            "page": comment.page.title,
            "posted": comment.posted.isoformat(),
            "state": comment.state,
            "name": comment.name,
            "email": comment.email,
            "website": comment.website,
            "text": comment.text,
            "address": comment.address,
            "taken_for_a_real_person": comment.is_real_person,
        }
        for comment in _of(email).select_related("page")
    ]


def forget_comments_of(email: str) -> int:
    """Comments that others answered lose name and words, so that the answers keep their place."""
    found = list(_of(email))
    for comment in found:
        if Comment.objects.filter(Q(thread=comment) | Q(parent=comment)).exists():
            comment.name, comment.email, comment.website, comment.text = "—", "", "", ""
            comment.address, comment.state, comment.is_real_person = None, Comment.State.BIN, False
            comment.state_before, comment.put_away = "", timezone.now()
            comment.digest = f"forgotten {comment.pk}"
            comment.save()
        else:
            comment.delete()
    for page in {comment.page_id for comment in found}:
        comments_changed.send(Comment, page=page, is_removal=True)
    return len(found)


def forget(now: datetime) -> int:
    """Addresses after a week; the bin and spam after a month; what waits as long as held messages do.

    What is left to be told is told, since this comes every hour."""
    Comment.objects.filter(posted__lt=now - ADDRESSES_KEPT, address__isnull=False).update(address=None)
    gone = _unanswered().filter(AWAY, put_away__lt=now - BIN_KEPT)
    number = gone.count()
    gone.delete()
    for site in Site.objects.all():
        number += _forget_waiting(site, now)
        _close_by_age(site, now)
    tell_now()
    return number


def _forget_waiting(site: Site, now: datetime) -> int:
    days = ProtectionSettings.kept_for(site).keep_others_days
    old = _unanswered().filter(state=Comment.State.WAITING, posted__lt=now - timedelta(days=days))
    here = old.filter(of_site(site, "page__path"))
    number = here.count()
    here.delete()
    return number


def _unanswered() -> Any:
    """With a comment goes the thread that it begins: that is other people's."""
    return Comment.objects.filter(~Exists(Comment.objects.filter(Q(thread=OuterRef("pk")) | Q(parent=OuterRef("pk")))))


def _close_by_age(site: Site, now: datetime) -> None:
    """Pages are kept with their form; when the time has come they are drawn without."""
    rules = CommentSettings.objects.filter(site=site).first()
    if rules is None or not rules.close_after_days:
        return
    end = now - timedelta(days=rules.close_after_days)
    since = rules.closed_until or end - LONGEST_PAUSE
    lately = Page.objects.filter(of_site(site), first_published_at__gt=since, first_published_at__lte=end)
    for page in lately.values_list("pk", flat=True):
        comments_changed.send(Comment, page=page)
    # Not by `save`, which makes all pages with comments anew.
    CommentSettings.objects.filter(pk=rules.pk).update(closed_until=end)


def _of(email: str) -> Any:
    return Comment.objects.filter(email__iexact=email.strip()).exclude(email="")
