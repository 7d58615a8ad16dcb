"""Moderators are told of new comments by mail, once those are safe. What fails is tried again with the next."""

import logging
import threading
from datetime import timedelta

from django.conf import settings
from django.core.mail import send_mail
from django.db import connection, transaction
from django.urls import NoReverseMatch, reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import override

from .models import Comment, CommentSettings

logger = logging.getLogger(__name__)

TRIED_FOR = timedelta(days=2)
AT_ONCE = 20


def tell_moderators() -> None:
    if not CommentSettings.objects.exclude(mail_to="").exists():
        return
    transaction.on_commit(lambda: threading.Thread(target=_tell_quietly, name="comments-mail", daemon=True).start())


def tell_now() -> int:
    """How many comments somebody was told of. What could not be sent stays to be told."""
    unread = Comment.objects.filter(told=None, author=None, posted__gt=timezone.now() - TRIED_FOR)
    unread = unread.filter(state__in=(Comment.State.WAITING, Comment.State.APPROVED)).select_related("page")
    return sum(_tell_of(comment) for comment in unread.order_by("posted")[:AT_ONCE])


def _tell_of(comment: Comment) -> bool:
    # One process takes it: the others find it told.
    if not Comment.objects.filter(pk=comment.pk, told=None).update(told=timezone.now()):
        return False
    try:
        return _mail(comment)
    except Exception:
        logger.exception("Nobody could be told of the comment %s by mail. It is tried again with the next.", comment.pk)
        Comment.objects.filter(pk=comment.pk).update(told=None)
        return False


def _mail(comment: Comment) -> bool:
    site = comment.page.get_site()
    moderators = CommentSettings.for_site(site).moderators if site else []
    if not moderators:
        return False
    with override(settings.LANGUAGE_CODE):
        waits = comment.state == Comment.State.WAITING
        subject = _("A comment waits: %(page)s") if waits else _("A new comment: %(page)s")
        title = " ".join(comment.page.title.split())
        words = f"{comment.name}\n\n{comment.text}\n\n{_address_of(comment)}"
        send_mail(subject % {"page": title}, words, None, moderators)
    return True


def _address_of(comment: Comment) -> str:
    try:
        path = reverse("visitor_comments:inspect", args=[comment.pk])
    except NoReverseMatch:
        path = ""
    return f"{getattr(settings, 'WAGTAILADMIN_BASE_URL', '') or ''}{path}"


def _tell_quietly() -> None:
    try:
        tell_now()
    except Exception:
        logger.exception("Moderators could not be told of new comments.")
    finally:
        connection.close()
