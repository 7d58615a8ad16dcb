"""The calls of pages."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import HttpRequest

from intarsia.wire import page_state, register

from .site_views.search_views import suggestions

register("search_suggestions", guard="public_read", max_bytes=2048, per_minute=120)(suggestions)


@page_state("visitor")
def visitor(request: HttpRequest, keys: Sequence[str]) -> Mapping[str, Any]:
    """Whether the visitor is logged in. A site without users has no logged-in visitors."""
    user = getattr(request, "user", None)
    return {key: {"is_logged_in": bool(user and user.is_authenticated)} for key in keys}
