"""Wagtail's user bar on pages that are cached.

The tag asks who the visitor is, so each page with it would vary by cookie and never be cached. Staff have a session
cookie, and requests with one are never answered from the cache. Without that cookie there is no bar to show.
"""

from typing import Any

from django.conf import settings
from django.template.base import Node
from wagtail.admin.templatetags import wagtailuserbar as library


class UserBar(Node):
    """The tag of Wagtail, which is asked only for visitors with a session."""

    def __init__(self, node: Node):
        self._node = node

    def render(self, context: Any) -> str:
        request = context.get("request")
        if request is not None and settings.SESSION_COOKIE_NAME not in request.COOKIES:
            return ""
        return self._node.render(context)


def keep_pages_cacheable() -> None:
    """For every template that loads the tag."""
    tag = library.register.tags["wagtailuserbar"]
    if getattr(tag, "asks_sessions_only", False):
        return

    def compiled(parser: Any, token: Any) -> Node:
        return UserBar(tag(parser, token))

    compiled.asks_sessions_only = True  # type: ignore[attr-defined]
    library.register.tags["wagtailuserbar"] = compiled
