"""The same calls by REST: the address names the call, refusals say themselves as REST clients expect."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from .answering import answer, uncached
from .openapi import described
from .parts import read_parts
from .registry import Refused, call_at

VERSION = "v1"


def namespace() -> str:
    """Scripts written for another server may expect its name here."""
    return str(getattr(settings, "INTARSIA_ANTISPAM_NAMESPACE", "antispam")).strip("/")


class Base:
    """The part of an address before the route. Any other is left to the site's own addresses."""

    regex = f"[^/]+/{VERSION}"

    def to_python(self, base: str) -> str:
        if base != self.to_url():
            raise ValueError("Not ours.")
        return base

    def to_url(self, _value: object = None) -> str:
        return f"{namespace()}/{VERSION}"


# Cached pages carry no CSRF token; every call has a guard of its own instead.
@csrf_exempt
def rest(request: HttpRequest, base: str, route: str) -> HttpResponse:
    try:
        call = call_at(route.strip("/"))
        if call is None or request.method != "POST":
            raise Refused("No call was found at this address and method. Calls are made by POST.", 404, "rest_no_route")
        read_parts(request, call.max_bytes)
        return answer(call, request)
    except Refused as refused:
        return failure(refused)


@require_safe
def document(request: HttpRequest) -> HttpResponse:
    """All REST calls, described for programs."""
    return JsonResponse(described(f"{request.path.rpartition('/')[0]}/{Base().to_url()}"))


def failure(refused: Refused) -> HttpResponse:
    body = {"code": refused.code, "message": refused.message, "data": {"status": refused.status}}
    return uncached(JsonResponse(body, status=refused.status))
