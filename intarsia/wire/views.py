"""The two ajax endpoints. Both run registered calls and use the same JSON envelope."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from .named_calls.refusals import in_language_of, not_posted, unknown_action
from .named_calls.registry import CallError, Endpoint, call_named, largest_body
from .named_calls.run_call import run_call, uncached
from .request_fields import read_fields


# Cached pages have no CSRF token. Every call has its own guard instead.
@csrf_exempt
def ajax(request: HttpRequest) -> HttpResponse:
    return _run_posted_call("ajax", request)


@csrf_exempt
def listing_ajax(request: HttpRequest) -> HttpResponse:
    return _run_posted_call("listing-ajax", request)


def _run_posted_call(endpoint: Endpoint, request: HttpRequest) -> HttpResponse:
    """Errors use the envelope that page scripts read, also where Django would answer with an HTML page."""
    if request.method != "POST":
        response = failure(request, not_posted())
        response["Allow"] = "POST"
        return response
    call = None
    try:
        # The body names the call, so the call's own size limit is not known yet.
        read_fields(request, largest_body(endpoint))
        call = call_named(endpoint, request.POST.get("action", ""))
        if call is None:
            raise unknown_action()
        return run_call(call, request, is_ajax=True)
    except CallError as error:
        if call and call.envelope:
            with in_language_of(request):
                return uncached(call.envelope.failure(error))
        if call and call.routes and error.code == "rest_cookie_invalid_nonce":
            # Page scripts of these calls look for this text.
            return uncached(HttpResponse("-1", status=403))
        return failure(request, error)


def failure(request: HttpRequest, error: CallError) -> HttpResponse:
    """`data.status` repeats the HTTP status, because page scripts look there for an expired nonce."""
    with in_language_of(request):
        data = {"message": str(error.message), "status": error.status}
    return uncached(JsonResponse({"success": False, "data": data}, status=error.status))
