"""Pages carry their own security policy. A second one can only forbid more, such as the video of a page."""

import inspect
from typing import Any, Final

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, register
from django.http import HttpRequest, HttpResponse
from django.utils.module_loading import import_string

from .messages import message

HEADERS: Final = ("Content-Security-Policy", "Content-Security-Policy-Report-Only")
# What a page of ours sends. Its own policy is in the page.
OF_PAGES: Final = "frame-ancestors 'self'"


@register("intarsia", deploy=True)
def one_policy_for_a_page(**_options: Any) -> list[CheckMessage]:
    if not apps.is_installed("intarsia.rendering"):
        return []
    found = [name for name in settings.MIDDLEWARE if _changes_policy(name)]
    if not found:
        return []
    text = f"{found[0]} changes the policy of pages, which have their own. Browsers apply both."
    hint = 'Keep a policy that is there already: response.headers.setdefault("Content-Security-Policy", …).'
    return [message("W118", text, hint)]


def _changes_policy(name: str) -> bool:
    """Only middleware whose code names the header is tried, with a response like that of a page."""
    try:
        factory = import_string(name)
        source = inspect.getsource(inspect.getmodule(factory))  # type: ignore[arg-type]
    except (ImportError, OSError, TypeError):
        return False
    return "content-security-policy" in source.lower().replace("_", "-") and _replaces_header(factory)


def _replaces_header(factory: Any) -> bool:
    request, page = HttpRequest(), HttpResponse(headers={HEADERS[0]: OF_PAGES})
    request.method, request.path, request.path_info = "GET", "/", "/"
    try:
        answer = factory(lambda _request: page)(request)
    except Exception:
        # It needs what other middleware adds, such as the user, so it cannot be tried alone.
        return True
    return [answer.headers.get(header) for header in HEADERS] != [OF_PAGES, None]
