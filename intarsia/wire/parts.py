"""What was sent, as parts with names: by a form, or as the members of a JSON object."""

from typing import Any

import orjson
from django.conf import settings
from django.core.exceptions import BadRequest, RequestDataTooBig, SuspiciousOperation
from django.http import HttpRequest, QueryDict, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from pydantic import BaseModel, ValidationError

from .registry import Refused


def read_parts(request: HttpRequest, most_bytes: int) -> None:
    """After it `request.POST` holds what was sent. What Django would refuse with a page of HTML raises Refused."""
    if announced_bytes(request) > most_bytes:
        raise too_large(most_bytes)
    read_as_utf8(request)
    try:
        if request.content_type == "application/json":
            request.POST = _form_of(request.body)  # type: ignore[assignment]
        elif not request.POST and not request.FILES and _holds_something(request):
            raise ValueError("The body is neither a form nor JSON, or breaks off.")
    except RequestDataTooBig as error:
        raise too_large(settings.DATA_UPLOAD_MAX_MEMORY_SIZE or most_bytes) from error
    except (SuspiciousOperation, BadRequest, MultiPartParserError, UnreadablePostError, ValueError, TypeError) as error:
        raise Refused("What was sent cannot be read.", 400, "rest_invalid_body") from error


def read_as_utf8(request: HttpRequest) -> None:
    """Browsers name no encoding. Some that others name are no text's (`zlib`), and Django fails at the first part."""
    if request.encoding and request.encoding.lower() not in ("utf-8", "utf8"):
        request.encoding = "utf-8"


def checked(model: type[BaseModel], request: HttpRequest) -> BaseModel:
    """The parts as a `model`; Refused says which one is wrong."""
    try:
        return model.model_validate(request.POST.dict())
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(map(str, fault["loc"]))
        raise Refused(f"The part '{place}' is not right: {fault['msg']}.", 400, "rest_invalid_param") from error


def announced_bytes(request: HttpRequest) -> int:
    announced = request.META.get("CONTENT_LENGTH") or "0"
    return int(announced) if announced.isdecimal() else 0


def _holds_something(request: HttpRequest) -> bool:
    """A form without parts still has its boundary, and the dashes around it."""
    boundary = (request.content_params or {}).get("boundary", "")
    return announced_bytes(request) > (len(boundary) + 8 if boundary else 0)


def too_large(most_bytes: int) -> Refused:
    return Refused(f"This is too large: at most {most_bytes // 1024} kB are accepted.", 413, "rest_too_large")


def _form_of(body: bytes) -> QueryDict:
    """As page scripts send an object in a form: a member that is no text arrives as its JSON."""
    members = orjson.loads(body)
    if not isinstance(members, dict):
        raise ValueError("The body is JSON, but no object.")
    form = QueryDict(mutable=True)
    for name, value in members.items():
        form[name] = _as_text(value)
    form._mutable = False
    return form


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()
