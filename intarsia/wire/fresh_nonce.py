"""Middleware that answers requests for a nonce. Scripts send them to the site root or to any other path."""

from collections.abc import Callable

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse

from .guarding.limits import is_within_limit
from .guarding.nonces import OBJECT_CLASS, is_well_formed, make_nonce
from .guarding.upload_policy import with_upload_policy
from .request_fields import read_as_utf8
from .requests.current_request import answering

ACTION = "get_fresh_wpnonce"
PER_MINUTE = 30
# Page scripts send this name, or the class of calls about one object. All other requests come from visitor protection.
PAGE_SCRIPTS = "intarsia"
# The fields of this call are few and short.
MAX_BYTES = 4096


def fresh_nonce(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Put it before the CSRF middleware: cached pages have no CSRF token."""

    def middleware(request: HttpRequest) -> HttpResponse:
        # The encoding must be set before anything reads the body.
        read_as_utf8(request)
        if _asks_for_nonce(request):
            return _answer(request)
        # Here, because every site has this middleware.
        with answering(request):
            return with_upload_policy(request, get_response(request))

    return middleware


def _asks_for_nonce(request: HttpRequest) -> bool:
    """Other views must still be able to read the body, so large bodies are not read here."""
    announced = request.META.get("CONTENT_LENGTH") or ""
    if request.method != "POST" or not announced.isdecimal() or int(announced) > MAX_BYTES:
        return False
    try:
        return ACTION.encode() in request.body and request.POST.get("spbc_remote_call_action") == ACTION
    except RequestDataTooBig:
        # The site allows smaller bodies only. The view that the request is for reports it.
        return False


def _answer(request: HttpRequest) -> JsonResponse:
    previous = request.POST.get("nonce_prev", "")
    if previous and not is_well_formed(previous):
        return JsonResponse({"error": "nonce_prev is not a nonce. Send ten hex digits or leave it empty."}, status=400)
    if not is_within_limit(request, ACTION, PER_MINUTE):
        return JsonResponse({"error": "Too many nonces requested. Wait a minute."}, status=429)
    response = JsonResponse({"wpnonce": make_nonce(request, _call_class(request.POST.get("plugin_name", "")))})
    response["Cache-Control"] = "no-store"
    return response


def _call_class(plugin: str) -> str:
    if OBJECT_CLASS.fullmatch(plugin):
        return plugin
    return "page" if plugin == PAGE_SCRIPTS else "protection"
