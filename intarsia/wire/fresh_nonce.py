"""The call for a nonce. It goes to the site's own root, as the specification says, so it is a middleware."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse

from .limits import is_within_limit
from .nonces import is_well_formed, make_nonce

ACTION = "get_fresh_wpnonce"
PER_MINUTE = 30


def fresh_nonce(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware. Put it before the CSRF middleware: the page that asks may be a cached one without a token."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if (
            request.method == "POST"
            and request.path_info == "/"
            and request.POST.get("spbc_remote_call_action") == ACTION
        ):
            return _answer(request)
        return get_response(request)

    return middleware


def _answer(request: HttpRequest) -> JsonResponse:
    previous = request.POST.get("nonce_prev", "")
    if previous and not is_well_formed(previous):
        return JsonResponse({"error": "nonce_prev is not a nonce: it has ten hex digits, or is empty."}, status=400)
    if not is_within_limit(request, ACTION, PER_MINUTE):
        return JsonResponse({"error": "Too many nonces were asked for. Wait a minute."}, status=429)
    response = JsonResponse({"wpnonce": make_nonce(request)})
    response["Cache-Control"] = "no-store"
    return response
