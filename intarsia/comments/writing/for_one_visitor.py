"""A page as one visitor sees it: the form with mistakes, thanks, or the words that cannot be sent any more."""

from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import get_script_prefix
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext_lazy

from ..reading.drawn import Visit

CLOSED = pgettext_lazy(
    "page", "Comments on this page are closed, so yours was not sent. What you wrote is still here to be copied."
)
NO_PLACE = pgettext_lazy(
    "page",
    "This page has no place for comments just now, so yours was not sent. What you wrote is still here to be copied.",
)
KEPT = pgettext_lazy(
    "page", "Thank you. Your comment is kept. This page has no place for comments just now, so it is not shown yet."
)
POLICY = "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
# Where it is said why something was not sent. Forms lead there.
NOTICE = b'id="comment-notice"'
THANKS = b'id="comment-sent"'


def drawn(request: HttpRequest, page: Any, visit: Visit, status: int = 200) -> HttpResponse:
    said = request.POST.get("comment", "")
    page.comment_visit = visit
    # What this visitor wrote must neither become the copy of the page for bad times nor be replaced by that.
    request.is_for_one_visitor = True  # type: ignore[attr-defined]
    request.method = "GET"
    response = page.serve(request)
    if hasattr(response, "render"):
        response = response.render()
    # A page that has no place for comments any more says nothing, and one that cannot be drawn neither.
    content = getattr(response, "content", b"")
    if visit.own and THANKS not in content:
        return thanks_alone(request, page)
    if visit.is_not_sent and NOTICE not in content:
        return words_alone(request, visit.notice if visit.unsent is not None or not said else NO_PLACE, said)
    response.status_code = status
    patch_cache_control(response, private=True, no_cache=True)
    response["X-Robots-Tag"] = "noindex"
    return response


def words_alone(request: HttpRequest, notice: Any, said: str, status: int = 200) -> HttpResponse:
    """Where there is no page to show them on."""
    return _alone(request, {"notice": notice, "said": said, "home": get_script_prefix()}, status)


def thanks_alone(request: HttpRequest, page: Any) -> HttpResponse:
    return _alone(request, {"notice": KEPT, "back": page.get_url(request) or get_script_prefix()}, 200)


def _alone(request: HttpRequest, context: dict[str, Any], status: int) -> HttpResponse:
    response = render(request, "intarsia/comments/words_alone.html", context, status=status)
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    response["Content-Security-Policy"] = POLICY
    return response


def forget_what_was_sent(request: HttpRequest) -> None:
    """What nobody could read fails again for everybody who asks for it."""
    request.POST = QueryDict()  # type: ignore[assignment]
