"""The call for a nonce, a middleware: scripts send it to the site's root, or to a path that they take for the host."""

from collections.abc import Callable

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse

from .limits import is_within_limit
from .nonces import is_well_formed, make_nonce
from .parts import read_as_utf8

ACTION = "get_fresh_wpnonce"
PER_MINUTE = 30
# The parts of this call are few and short.
LARGEST_BYTES = 4096


def fresh_nonce(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware. Put it before the CSRF middleware: the page that asks may be a cached one without a token."""

    def middleware(request: HttpRequest) -> HttpResponse:
        # Before anybody reads what was sent.
        read_as_utf8(request)
        return _answer(request) if _asks_for_nonce(request) else get_response(request)

    return middleware


def _asks_for_nonce(request: HttpRequest) -> bool:
    """Whoever else posts, on whatever path, reads the body as if nobody had looked: large ones are left alone."""
    announced = request.META.get("CONTENT_LENGTH") or ""
    if request.method != "POST" or not announced.isdecimal() or int(announced) > LARGEST_BYTES:
        return False
    try:
        return ACTION.encode() in request.body and request.POST.get("spbc_remote_call_action") == ACTION
    except RequestDataTooBig:
        # A site may take less than this; whoever the body is for says so in its own words.
        return False


def _answer(request: HttpRequest) -> JsonResponse:
    previous = request.POST.get("nonce_prev", "")
    if previous and not is_well_formed(previous):
        return JsonResponse({"error": "nonce_prev is not a nonce: it has ten hex digits, or is empty."}, status=400)
    if not is_within_limit(request, ACTION, PER_MINUTE):
        return JsonResponse({"error": "Too many nonces were asked for. Wait a minute."}, status=429)
    response = JsonResponse({"wpnonce": make_nonce(request)})
    response["Cache-Control"] = "no-store"
    return response
