"""A call that was found is answered alike, whichever way it came: guard, size and rate first, then its handler."""

import logging
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from pydantic import BaseModel

from .guards import check_guard
from .limits import is_within_limit
from .parts import announced_bytes, checked, too_large
from .registry import Call, Refused

logger = logging.getLogger(__name__)


def answer(call: Call, request: HttpRequest) -> HttpResponse:
    """Needs parts that were read. Raises Refused, and nothing else."""
    try:
        if announced_bytes(request) > call.max_bytes:
            raise too_large(call.max_bytes)
        check_guard(call, request)
        if not is_within_limit(request, call.name, call.per_minute):
            raise Refused("That was too often. Please wait a minute and try again.", 429, "rest_too_often")
        arguments = (request, checked(call.takes, request)) if call.takes else (request,)
        return _response(call.handler(*arguments))
    except Refused:
        raise
    except Exception as error:
        logger.exception("The call '%s' failed.", call.name)
        raise Refused("This did not work. Please try again in a moment.", 500, "rest_failed") from error


def _response(data: Any) -> HttpResponse:
    """A model is the whole answer, a str a fragment of HTML; anything else goes into the JSON envelope."""
    if isinstance(data, HttpResponse):
        return uncached(data)
    if isinstance(data, BaseModel):
        return uncached(JsonResponse(data.model_dump(mode="json")))
    return uncached(HttpResponse(data) if isinstance(data, str) else JsonResponse({"success": True, "data": data}))


def uncached(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "no-store"
    # No answer of a call is a page.
    response["X-Robots-Tag"] = "noindex"
    return response
