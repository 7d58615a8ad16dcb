"""Reads the fields of a request from a form or a JSON object."""

from typing import Any

import orjson
from django.conf import settings
from django.core.exceptions import BadRequest, RequestDataTooBig, SuspiciousOperation
from django.http import HttpRequest, QueryDict, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from pydantic import BaseModel, ValidationError

from .named_calls.refusals import invalid_field, too_large, unreadable, unsupported_body
from .named_calls.registry import Body, Call

BODY_KINDS: dict[str, Body] = {
    "application/x-www-form-urlencoded": "form",
    "multipart/form-data": "multipart",
    "application/json": "json",
}


def read_call(call: Call, request: HttpRequest) -> None:
    """Fills `request.POST` for a call that the URL names. A stream stays unread."""
    if content_length(request) > call.max_bytes:
        raise too_large(call.max_bytes)
    check_body_kind(call, request)
    if request.method == "GET" or call.is_stream:
        request.POST = without_null(request.GET)  # type: ignore[assignment]
    else:
        read_fields(request, call.max_bytes)


def check_body_kind(call: Call, request: HttpRequest) -> None:
    kind = BODY_KINDS.get(request.content_type or "")
    if kind and kind not in call.bodies and not call.is_stream and content_length(request):
        raise unsupported_body()


def read_fields(request: HttpRequest, most_bytes: int) -> None:
    """Fills `request.POST`. Raises CallError where Django would answer with an HTML error page."""
    if content_length(request) > most_bytes:
        raise too_large(most_bytes)
    read_as_utf8(request)
    try:
        if request.content_type == "application/json":
            request.POST = _form_of(request.body)  # type: ignore[assignment]
        elif not request.POST and not request.FILES and _holds_something(request):
            raise ValueError("The body is neither a form nor JSON, or it is incomplete.")
        request.POST = without_null(request.POST)  # type: ignore[assignment]
    except RequestDataTooBig as error:
        raise too_large(settings.DATA_UPLOAD_MAX_MEMORY_SIZE or most_bytes) from error
    except (SuspiciousOperation, BadRequest, MultiPartParserError, UnreadablePostError, ValueError, TypeError) as error:
        raise unreadable() from error


def without_null(fields: QueryDict) -> QueryDict:
    """PostgreSQL stores no null characters, and no person types one."""
    if not any("\0" in text for name, values in fields.lists() for text in (name, *values)):
        return fields
    clean = QueryDict(mutable=True)
    for name, values in fields.lists():
        clean.setlist(name.replace("\0", ""), [text.replace("\0", "") for text in values])
    clean._mutable = False
    return clean


def without_body(request: HttpRequest) -> HttpRequest:
    """The request as a GET, with the same visitor and session, for code that must not parse the body again."""
    # `copy` would call the request's __getstate__, which empties the original's META.
    copied = object.__new__(type(request))
    copied.__dict__ |= {**request.__dict__, "method": "GET", "_body": b""}
    for parsed in ("_post", "_files"):
        copied.__dict__.pop(parsed, None)
    return copied


def read_as_utf8(request: HttpRequest) -> None:
    """Browsers send no charset. Others may name a codec that is not for text, such as `zlib`, and Django would fail."""
    if request.encoding and request.encoding.lower() not in ("utf-8", "utf8"):
        request.encoding = "utf-8"


def validated_fields(model: type[BaseModel], request: HttpRequest) -> BaseModel:
    """The fields as an instance of `model`; CallError names the first invalid one."""
    try:
        return model.model_validate(request.POST.dict())
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        field = ".".join(map(str, first["loc"]))
        raise invalid_field(field, first["msg"]) from error


def content_length(request: HttpRequest) -> int:
    header = request.META.get("CONTENT_LENGTH") or "0"
    return int(header) if header.isdecimal() else 0


def _holds_something(request: HttpRequest) -> bool:
    """A form without fields still consists of its boundary and the dashes around it."""
    boundary = (request.content_params or {}).get("boundary", "")
    return content_length(request) > (len(boundary) + 8 if boundary else 0)


def _form_of(body: bytes) -> QueryDict:
    """Like page scripts that send an object as a form: values that are not text become JSON."""
    members = orjson.loads(body)
    if not isinstance(members, dict):
        raise ValueError("The body is JSON, but not an object.")
    form = QueryDict(mutable=True)
    for name, value in members.items():
        form[name] = _as_text(value)
    form._mutable = False
    return form


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()
