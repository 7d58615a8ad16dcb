"""The same calls over REST: the URL names the call, and errors have the shape that REST clients expect."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from intarsia.site_options import option

from .openapi import openapi_document
from .registry import CallError, call_at
from .request_fields import read_fields
from .run_call import run_call, uncached

VERSION = "v1"


def namespace() -> str:
    """Configurable, because scripts written for another server may expect its name here."""
    return str(option("INTARSIA_ANTISPAM_NAMESPACE")).strip("/")


class Base:
    """URL converter for the part before the route. Other values do not match, so the site may use them itself."""

    regex = f"[^/]+/{VERSION}"

    def to_python(self, base: str) -> str:
        if base != self.to_url():
            raise ValueError("Not the namespace of this site.")
        return base

    def to_url(self, _value: object = None) -> str:
        return f"{namespace()}/{VERSION}"


# Cached pages have no CSRF token. Every call has its own guard instead.
@csrf_exempt
def rest(request: HttpRequest, base: str, route: str) -> HttpResponse:
    try:
        call = call_at(route.strip("/"))
        if call is None or request.method != "POST":
            raise CallError("No call was found for this URL and method. Use POST.", 404, "rest_no_route")
        read_fields(request, call.max_bytes)
        return run_call(call, request)
    except CallError as error:
        return failure(error)


@require_safe
def document(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document of all REST calls."""
    return JsonResponse(openapi_document(f"{request.path.rpartition('/')[0]}/{Base().to_url()}"))


def failure(error: CallError) -> HttpResponse:
    body = {"code": error.code, "message": error.message, "data": {"status": error.status}}
    return uncached(JsonResponse(body, status=error.status))
