"""Moderators are told of new comments by mail, all new ones of a site in one, once those are safe.

Whoever tells takes the site for a while, and a comment counts as told when its mail has left. So one that a process
left behind which ended in between is told later, by the next comment or the run of every hour: rather twice than never.
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
from .moderators_mail import mail_of
from .site_pages import of_site

logger = logging.getLogger(__name__)

TRIED_FOR = timedelta(days=2)
IN_ONE_MAIL = 20
# Of the mail server, at each step, where the site's settings do not say (EMAIL_TIMEOUT). All steps take less than
# the site is taken for.
LONGEST_SILENCE = 20
TAKEN_FOR = timedelta(minutes=10)


def tell_moderators() -> None:
    if not CommentSettings.objects.exclude(mail_to="").exists():
        return
    transaction.on_commit(lambda: threading.Thread(target=_tell_in_thread, name="comments-mail", daemon=True).start())


def tell_now() -> int:
    """How many comments somebody was told of. What could not be sent stays to be told."""
    rules = CommentSettings.objects.exclude(mail_to="").select_related("site")
    return sum(_tell_site(one) for one in rules if one.moderators)


def _tell_site(rules: CommentSettings) -> int:
    number = 0
    # Looked at once more after the site was given back: who wrote meanwhile has found it taken.
    while _untold(rules) and (until := _take(rules)):
        try:
            number += _tell(rules, _untold(rules))
        except Exception:
            logger.exception("Nobody could be told of new comments of the site '%s' by mail.", rules.site)
            return number
        finally:
            CommentSettings.objects.filter(pk=rules.pk, telling_until=until).update(telling_until=None)
    return number


def _untold(rules: CommentSettings) -> list[Comment]:
    unread = Comment.objects.filter(told=None, author=None, posted__gt=timezone.now() - TRIED_FOR)
    unread = unread.filter(state__in=(Comment.State.WAITING, Comment.State.APPROVED))
    here = unread.filter(of_site(rules.site, "page__path")).select_related("page").order_by("posted", "pk")
    # A site can stand within another one.
    return [comment for comment in here if comment.page.get_site() == rules.site]


def _take(rules: CommentSettings) -> datetime | None:
    """Until when the site is ours to tell of; None where somebody else has it."""
    now = timezone.now()
    free = Q(telling_until=None) | Q(telling_until__lt=now)
    # One UPDATE, so that of two processes one finds it taken. Not by `save`, which makes all pages with comments anew.
    is_ours = CommentSettings.objects.filter(free, pk=rules.pk).update(telling_until=now + TAKEN_FOR)
    return now + TAKEN_FOR if is_ours else None


def _tell(rules: CommentSettings, untold: Sequence[Comment]) -> int:
    if not untold:
        return 0
    message = mail_of(rules.site, untold[:IN_ONE_MAIL], further=len(untold[IN_ONE_MAIL:]))
    server: Any = get_connection()
    # Not every kind of connection waits for a server.
    if getattr(server, "timeout", 0) is None:
        server.timeout = LONGEST_SILENCE
    message.to, message.connection = rules.moderators, server
    message.send()
    return Comment.objects.filter(pk__in=[comment.pk for comment in untold]).update(told=timezone.now())


def _tell_in_thread() -> None:
    try:
        tell_now()
    except Exception:
        logger.exception("Moderators could not be told of new comments.")
    finally:
        connection.close()
