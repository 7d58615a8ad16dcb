"""Moderators get one mail about all new comments of a site, by a job that is stored with the comment.

If the process ends between sending and storing, the job sends the mail again: better twice than never.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django.core.mail import get_connection
from django.utils import timezone

from intarsia.jobs.api import enqueue
from intarsia.site_pages import pages_of_site

from .models import Comment, CommentSettings
from .moderators_email import email_for

NOTIFY = "comments.notify"
# A moderator who enters an e-mail address for the first time gets no mail about the comments of earlier years.
OLDEST_AGE = timedelta(days=2)
MAX_COMMENTS_PER_MAIL = 20
# The timeout of each step of the mail server, unless EMAIL_TIMEOUT is set. All steps together take less than the job
# may take.
MAX_SILENCE_SECONDS = 20


def notify_moderators(comment: Comment) -> None:
    """Call it in the transaction that stores the comment."""
    site = comment.page.get_site()
    if site and CommentSettings.objects.filter(site=site).exclude(mail_to="").exists():
        enqueue(NOTIFY, site=site.pk)


def notify_site(site: int) -> int:
    """Returns the number of comments in the mail: 0 if an earlier job sent it. Raises the mail server's error."""
    rules = CommentSettings.objects.filter(site=site).exclude(mail_to="").select_related("site").first()
    if rules is None or not rules.moderators:
        return 0
    return _send_mail(rules, _new_comments(rules))


def _new_comments(rules: CommentSettings) -> list[Comment]:
    unread = Comment.objects.filter(notified_at=None, author=None, posted__gt=timezone.now() - OLDEST_AGE)
    unread = unread.filter(state__in=(Comment.State.WAITING, Comment.State.APPROVED))
    here = unread.filter(pages_of_site(rules.site, "page__"))
    return list(here.select_related("page").order_by("posted", "pk"))


def _send_mail(rules: CommentSettings, comments: Sequence[Comment]) -> int:
    if not comments:
        return 0
    message = email_for(rules.site, comments[:MAX_COMMENTS_PER_MAIL], further=len(comments[MAX_COMMENTS_PER_MAIL:]))
    server: Any = get_connection()
    # Not every mail backend has a timeout.
    if getattr(server, "timeout", 0) is None:
        server.timeout = MAX_SILENCE_SECONDS
    message.to, message.connection = rules.moderators, server
    # RFC 3834: no absence note answers it.
    message.extra_headers["Auto-Submitted"] = "auto-generated"
    message.send()
    return Comment.objects.filter(pk__in=[comment.pk for comment in comments]).update(notified_at=timezone.now())
