"""Moderators get one mail about all new comments of a site, after they are stored.

The sending process takes a lease on the site, and a comment counts as notified when its mail was sent. If a process
ends in between, the next comment or the hourly run sends the mail: rather twice than never.
"""

import logging
import threading
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from django.core.mail import get_connection
from django.db import connection, transaction
from django.db.models import Q
from django.utils import timezone

from .models import Comment, CommentSettings
from .moderators_email import email_for
from .site_pages import of_site

logger = logging.getLogger(__name__)

TRIED_FOR = timedelta(days=2)
IN_ONE_MAIL = 20
# The timeout of each step of the mail server, unless EMAIL_TIMEOUT is set. All steps together take less than the
# lease.
LONGEST_SILENCE = 20
TAKEN_FOR = timedelta(minutes=10)


def notify_moderators() -> None:
    if not CommentSettings.objects.exclude(mail_to="").exists():
        return
    transaction.on_commit(lambda: threading.Thread(target=_notify_in_thread, name="comments-mail", daemon=True).start())


def notify_now() -> int:
    """Returns the number of comments in the mail. After a failure, they stay to be notified."""
    rules = CommentSettings.objects.exclude(mail_to="").select_related("site")
    return sum(_notify_site(one) for one in rules if one.moderators)


def _notify_site(rules: CommentSettings) -> int:
    number = 0
    # Checks again after the lease ends, because another comment may have found the site taken.
    while _not_notified(rules) and (until := _take(rules)):
        try:
            number += _tell(rules, _not_notified(rules))
        except Exception:
            logger.exception("The e-mail about new comments of the site '%s' could not be sent.", rules.site)
            return number
        finally:
            CommentSettings.objects.filter(pk=rules.pk, notifying_until=until).update(notifying_until=None)
    return number


def _not_notified(rules: CommentSettings) -> list[Comment]:
    unread = Comment.objects.filter(notified_at=None, author=None, posted__gt=timezone.now() - TRIED_FOR)
    unread = unread.filter(state__in=(Comment.State.WAITING, Comment.State.APPROVED))
    here = unread.filter(of_site(rules.site, "page__path")).select_related("page").order_by("posted", "pk")
    # The root page of a site can be below that of another one.
    return [comment for comment in here if comment.page.get_site() == rules.site]


def _take(rules: CommentSettings) -> datetime | None:
    """The end of our lease; None if another process has it."""
    now = timezone.now()
    free = Q(notifying_until=None) | Q(notifying_until__lt=now)
    # One UPDATE, so that only one of two processes gets the lease. `save` would render all pages with comments again.
    is_ours = CommentSettings.objects.filter(free, pk=rules.pk).update(notifying_until=now + TAKEN_FOR)
    return now + TAKEN_FOR if is_ours else None


def _tell(rules: CommentSettings, comments: Sequence[Comment]) -> int:
    if not comments:
        return 0
    message = email_for(rules.site, comments[:IN_ONE_MAIL], further=len(comments[IN_ONE_MAIL:]))
    server: Any = get_connection()
    # Not every mail backend has a timeout.
    if getattr(server, "timeout", 0) is None:
        server.timeout = LONGEST_SILENCE
    message.to, message.connection = rules.moderators, server
    message.send()
    return Comment.objects.filter(pk__in=[comment.pk for comment in comments]).update(notified_at=timezone.now())


def _notify_in_thread() -> None:
    try:
        notify_now()
    except Exception:
        logger.exception("The e-mails about new comments could not be sent.")
    finally:
        connection.close()
