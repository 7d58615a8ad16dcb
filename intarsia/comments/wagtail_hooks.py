"""Comments in Wagtail's admin."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from wagtail import hooks
from wagtail.admin.viewsets.base import ViewSet
from wagtail.admin.widgets import Button
from wagtail.models import Page

from .admin.bulk_decisions import DECISIONS
from .admin.viewset import CommentViewSet

for decision in DECISIONS:
    hooks.register("register_bulk_action", decision)


@hooks.register("register_admin_viewset")
def comment_views() -> ViewSet:
    return CommentViewSet()


@hooks.register("register_page_listing_more_buttons")
def comments_of_page(page: Page, user: Any, next_url: str | None = None) -> Iterator[Button]:
    """The link to close or hide the comments of one page."""
    may_decide = user.has_perm("intarsia_comments.change_comment") and page.permissions_for_user(user).can_edit()
    if not page.is_root() and may_decide:
        url = reverse("visitor_comments:choose", args=[page.pk])
        yield Button(_("Comments"), url, icon_name="comment", priority=70)
