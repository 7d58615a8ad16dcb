"""The two ajax endpoints. Both answer from the registry, both in the same shape."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from .answering import answer, uncached
from .parts import read_parts
from .registry import Endpoint, Refused, call_named, largest_body


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
        refusal = failure(Refused("Calls are made by POST.", 405))
        refusal["Allow"] = "POST"
        return refusal
    call = None
    try:
        # Which call it is stands in the body, so no call's own size is known yet.
        read_parts(request, largest_body(endpoint))
        call = call_named(endpoint, request.POST.get("action", ""))
        if call is None:
            raise Refused("There is no such call.", 400)
        return answer(call, request)
    except Refused as refused:
        if call and call.route and refused.code == "rest_cookie_invalid_nonce":
            # The word of these calls for it, which page scripts look for.
            return uncached(HttpResponse("-1", status=403))
        return failure(refused)


def failure(refused: Refused) -> HttpResponse:
    """`data.status` repeats the HTTP status: it is where page scripts look for a refused nonce."""
    data = {"message": refused.message, "status": refused.status}
    return uncached(JsonResponse({"success": False, "data": data}, status=refused.status))
