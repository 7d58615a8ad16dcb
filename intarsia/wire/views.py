"""The two ajax endpoints. Both answer from the registry, both in the same shape."""

import logging
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest, RequestDataTooBig, SuspiciousOperation
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.multipartparser import MultiPartParserError
from django.views.decorators.csrf import csrf_exempt

from .guards import refusal_of
from .limits import is_within_limit
from .registry import Call, Endpoint, Refused, call_named, largest_body

logger = logging.getLogger(__name__)


# Cached pages carry no CSRF token; every call has a guard of its own instead.
@csrf_exempt
def ajax(request: HttpRequest) -> HttpResponse:
    return _answer_post("ajax", request)


@csrf_exempt
def listing_ajax(request: HttpRequest) -> HttpResponse:
    return _answer_post("listing-ajax", request)


def _answer_post(endpoint: Endpoint, request: HttpRequest) -> HttpResponse:
    """What Django would refuse with a page of HTML is refused in the shape that page scripts read."""
    if request.method != "POST":
        refusal = failure("Calls are made by POST.", 405)
        refusal["Allow"] = "POST"
        return refusal
    # Before anything is read: which call it is stands in the body.
    largest = largest_body(endpoint)
    if _announced_bytes(request) > largest:
        return _too_large(largest)
    try:
        name = request.POST.get("action", "")
    except RequestDataTooBig:
        return _too_large(settings.DATA_UPLOAD_MAX_MEMORY_SIZE or largest)
    except (SuspiciousOperation, BadRequest, MultiPartParserError):
        return failure("What was sent cannot be read.", 400)
    return answer(endpoint, request, name)


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
    if _announced_bytes(request) > call.max_bytes:
        return _too_large(call.max_bytes)
    reason = refusal_of(call, request)
    if reason:
        return failure(reason, 403)
    if not is_within_limit(request, call.name, call.per_minute):
        return failure("That was too often. Please wait a minute and try again.", 429)
    return None


def _announced_bytes(request: HttpRequest) -> int:
    announced = request.META.get("CONTENT_LENGTH") or "0"
    return int(announced) if announced.isdecimal() else 0


def _too_large(most_bytes: int) -> JsonResponse:
    return failure(f"This is too large: at most {most_bytes // 1024} kB are accepted.", 413)


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
