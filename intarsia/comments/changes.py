"""Cached pages with comments follow every change."""

from typing import Any

from django.db.models.signals import post_delete, post_save
from django.dispatch import Signal

from intarsia.page_cache import forget_copies, purge, register_page_tag

from .models import Comment, CommentSettings, PageComments

# Sent with `page`, the primary key of the page, in the transaction of the change; and with `is_removal`, which is
# True if text was removed that must not be shown again, not even from a fallback copy.
comments_changed = Signal()

# The tag of all pages with comments, and the beginning of each page's own.
TAG = "comments"


def connect_changes() -> None:
    register_page_tag(TAG)
    comments_changed.connect(_purge_page, dispatch_uid="intarsia-comments-changed")
    # A deleted comment must disappear from cached pages.
    post_delete.connect(_comment_deleted, sender=Comment, dispatch_uid="intarsia-comments-deleted")
    post_save.connect(_settings_changed, sender=CommentSettings, dispatch_uid="intarsia-comments-settings")
    for signal in (post_save, post_delete):
        signal.connect(_page_settings_changed, sender=PageComments, dispatch_uid="intarsia-comments-of-page")


def _purge_page(page: int, is_removal: bool = False, **_signal: Any) -> None:
    purge(f"{TAG}-{page}")
    if is_removal:
        forget_copies(page)


def _comment_deleted(sender: Any, instance: Comment, **_signal: Any) -> None:
    if instance.state == Comment.State.APPROVED:
        comments_changed.send(sender, page=instance.page_id, is_removal=True)


def _settings_changed(**_signal: Any) -> None:
    purge(TAG)


def _page_settings_changed(instance: PageComments, **_signal: Any) -> None:
    _purge_page(instance.page_id, is_removal=True)
