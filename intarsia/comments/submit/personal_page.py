"""The page for one visitor: the form with errors, thanks, or text that cannot be sent any more."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import get_script_prefix
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext_lazy

from intarsia.wire.request_fields import without_body
from intarsia.wire.requests.visited_page import serve_in

from ..display.comments_html import CommentsState, personal_page

CLOSED = pgettext_lazy(
    "page", "Your comment was not sent, because comments on this page are closed. You can copy your text here."
)
NO_PLACE = pgettext_lazy(
    "page",
    "Your comment was not sent, because this page does not show comments at the moment. You can copy your text here.",
)
SAVED_MESSAGE = pgettext_lazy(
    "page",
    "Thank you. Your comment was saved. It is not shown yet, because this page does not show comments at the moment.",
)
POLICY = "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
# The anchor of the message after submitting.
NOTICE = b'id="comment-notice"'
THANKS = b'id="comment-sent"'


def render_page(request: HttpRequest, page: Any, state: CommentsState, status: int = 200) -> HttpResponse:
    text = request.POST.get("comment", "")
    response = serve_in(personal_page(state), page, without_body(request))
    # The page may have lost its comments, or cannot be rendered.
    content = getattr(response, "content", b"")
    if state.own and THANKS not in content:
        return thanks_only(request, page)
    if state.has_errors and NOTICE not in content:
        return text_only(request, state.notice if state.unsent is not None or not text else NO_PLACE, text)
    response.status_code = status
    patch_cache_control(response, private=True, no_cache=True)
    response["X-Robots-Tag"] = "noindex"
    return response


def text_only(request: HttpRequest, notice: Any, text: str, status: int = 200) -> HttpResponse:
    """For the case that no page can show the message."""
    return _standalone(request, {"notice": notice, "text": text, "home": get_script_prefix()}, status)


def thanks_only(request: HttpRequest, page: Any) -> HttpResponse:
    return _standalone(request, {"notice": SAVED_MESSAGE, "back": page.get_url(request) or get_script_prefix()}, 200)


def _standalone(request: HttpRequest, context: dict[str, Any], status: int) -> HttpResponse:
    response = render(request, "intarsia/comments/text_only.html", context, status=status)
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    response["Content-Security-Policy"] = POLICY
    return response
