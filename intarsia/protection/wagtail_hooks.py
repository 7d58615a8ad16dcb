"""Protection in Wagtail's admin."""

from typing import Any

from django.http import HttpRequest
from wagtail import hooks
from wagtail.admin.viewsets.base import ViewSetGroup

from .admin.judged_messages.bulk_decisions import Allow, MarkAsNotSpam, MarkAsSpam
from .admin.judged_messages.waiting_messages import WaitingMessages
from .admin.viewsets import ProtectionGroup

hooks.register("register_bulk_action", Allow)
hooks.register("register_bulk_action", MarkAsSpam)
hooks.register("register_bulk_action", MarkAsNotSpam)


@hooks.register("register_admin_viewset")
def protection_views() -> ViewSetGroup:
    return ProtectionGroup()


@hooks.register("construct_homepage_summary_items")
def waiting_messages(request: HttpRequest, items: list[Any]) -> None:
    items.append(WaitingMessages(request))
