"""The two ajax endpoints. Both answer from the registry, both in the same shape."""

import logging
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from .guards import refusal_of
from .limits import is_within_limit
from .registry import Call, Endpoint, Refused, call_named

logger = logging.getLogger(__name__)


# Cached pages carry no CSRF token; every call has a guard of its own instead.
@csrf_exempt
@require_POST
def ajax(request: HttpRequest) -> HttpResponse:
    return answer("ajax", request, request.POST.get("action", ""))


@csrf_exempt
@require_POST
def listing_ajax(request: HttpRequest) -> HttpResponse:
    return answer("listing-ajax", request, request.POST.get("action", ""))


def answer(endpoint: Endpoint, request: HttpRequest, name: str) -> HttpResponse:
    """Runs the named call if its guard, size and rate allow it."""
    call = call_named(endpoint, name)
    if call is None:
        return failure("There is no such call.", 400)
    refusal = _refusal(call, request)
    if refusal:
        return refusal
    try:
        return success(call.handler(request))
    except Refused as refused:
        return failure(refused.message, refused.status)
    except Exception:
        logger.exception("The call '%s' failed.", call.name)
        return failure("This did not work. Please try again in a moment.", 500)


def _refusal(call: Call, request: HttpRequest) -> HttpResponse | None:
    if int(request.META.get("CONTENT_LENGTH") or 0) > call.max_bytes:
        return failure(f"This is too large: at most {call.max_bytes // 1024} kB are accepted.", 413)
    reason = refusal_of(call, request)
    if reason:
        return failure(reason, 403)
    if not is_within_limit(request, call.name, call.per_minute):
        return failure("That was too often. Please wait a minute and try again.", 429)
    return None


def success(data: Any) -> HttpResponse:
    """A str is a fragment of HTML, anything else goes into the JSON envelope."""
    response = HttpResponse(data) if isinstance(data, str) else JsonResponse({"success": True, "data": data})
    response["Cache-Control"] = "no-store"
    return response


def failure(message: str, status: int) -> JsonResponse:
    """`data.status` repeats the HTTP status: it is where page scripts look for a refused nonce."""
    response = JsonResponse({"success": False, "data": {"message": message, "status": status}}, status=status)
    response["Cache-Control"] = "no-store"
    return response
