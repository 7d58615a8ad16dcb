"""The same calls over REST: the URL names the call, and errors have the shape that REST clients expect."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from ..request_fields import read_call
from .openapi import openapi_document
from .refusals import in_language_of, no_route
from .registry import CallError
from .routes import call_at_path
from .run_call import run_call, uncached


# Cached pages have no CSRF token. Every call has its own guard instead.
@csrf_exempt
def rest(request: HttpRequest, route: str) -> HttpResponse:
    try:
        call = call_at_path(route, request.method or "")
        if call is None:
            raise no_route()
        read_call(call, request)
        return run_call(call, request)
    except CallError as error:
        with in_language_of(request):
            return failure(error)


@require_safe
def document(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document of all REST calls."""
    return JsonResponse(openapi_document(request.path.rpartition("/")[0]))


def failure(error: CallError) -> HttpResponse:
    body = {"code": error.code, "message": str(error.message), "data": {"status": error.status}}
    return uncached(JsonResponse(body, status=error.status))
