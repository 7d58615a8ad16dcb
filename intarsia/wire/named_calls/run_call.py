"""Runs a call: size, guard and rate limit first, then its handler. Ajax and REST share this code."""

import logging
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from pydantic import BaseModel

from ..guarding.limits import is_within_limit
from ..guards import check_guard
from ..request_fields import check_body_kind, content_length, validated_fields
from .refusals import too_large, too_often, unexpected
from .registry import Call, CallError

logger = logging.getLogger(__name__)


def run_call(call: Call, request: HttpRequest, *, is_ajax: bool = False) -> HttpResponse:
    """The request's fields must have been read. Raises CallError only."""
    try:
        if content_length(request) > call.max_bytes:
            raise too_large(call.max_bytes)
        check_body_kind(call, request)
        check_guard(call, request)
        if not is_within_limit(request, call.name, call.per_minute):
            raise too_often()
        arguments = (request, validated_fields(call.request_model, request)) if call.request_model else (request,)
        data = call.handler(*arguments)
        return uncached(call.envelope.success(data)) if is_ajax and call.envelope else _response(data)
    except CallError:
        raise
    except Exception as error:
        logger.exception("The call '%s' failed.", call.name)
        raise unexpected() from error


def _response(data: Any) -> HttpResponse:
    """A model becomes the whole response, a str an HTML fragment. Anything else goes into the JSON envelope."""
    if isinstance(data, HttpResponse):
        return uncached(data)
    if isinstance(data, BaseModel):
        return uncached(JsonResponse(data.model_dump(mode="json")))
    return uncached(HttpResponse(data) if isinstance(data, str) else JsonResponse({"success": True, "data": data}))


def uncached(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "no-store"
    # Search engines must not index responses of calls.
    response["X-Robots-Tag"] = "noindex"
    return response
