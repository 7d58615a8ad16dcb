"""The headers of the protocol, and its errors."""

import binascii
from base64 import b64decode, b64encode
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.utils.http import http_date
from django.utils.translation import pgettext_lazy

from ..accepting.refusal import FORBIDDEN, NO_LOGIN, TOO_OFTEN, UNWRITABLE, Refusal
from ..models import FormFile
from ..storage.locking import Busy

VERSION: Final = "1.0.0"
EXTENSIONS: Final = "creation,creation-with-upload,termination,expiration"
BODY: Final = "application/offset+octet-stream"

INVALID_HEADER = pgettext_lazy("page", "The header %(name)s is missing or invalid.")
# Statuses of refusals. All others are about the file, so the client must not try again.
STATUSES: Final = {NO_LOGIN: 401, FORBIDDEN: 403, TOO_OFTEN: 429, UNWRITABLE: 507}
OTHER_STATUS: Final = 422


class TusError(Exception):
    """`message` is shown to visitors."""

    def __init__(self, status: int, message: Any) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def as_error(refusal: Refusal) -> TusError:
    status = 423 if isinstance(refusal, Busy) else STATUSES.get(refusal.code, OTHER_STATUS)
    return TusError(status, refusal.message)


def bytes_in(request: HttpRequest, name: str) -> int:
    """The number of bytes in a header."""
    text = request.headers.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise TusError(400, INVALID_HEADER % {"name": name})
    return int(text)


def metadata_in(request: HttpRequest) -> dict[str, str]:
    """Pairs of a key and its value in Base64: `filename Q1YucGRm,form_id Mw==`."""
    try:
        pairs = [pair.strip().partition(" ") for pair in request.headers.get("Upload-Metadata", "").split(",")]
        return {key: b64decode(value, validate=True).decode() for key, _, value in pairs if key}
    except (binascii.Error, UnicodeDecodeError) as error:
        raise TusError(400, INVALID_HEADER % {"name": "Upload-Metadata"}) from error


def metadata_of(values: Mapping[str, Any]) -> str:
    return ",".join(f"{key} {b64encode(str(value).encode()).decode()}" for key, value in values.items())


def reply(status: int, file: FormFile | None = None, expires: datetime | None = None) -> HttpResponse:
    response = HttpResponse(status=status)
    if file:
        response["Upload-Offset"] = str(file.size)
    if expires:
        response["Upload-Expires"] = http_date(expires.timestamp())
    return response


def with_common_headers(response: HttpResponse) -> HttpResponse:
    response["Tus-Resumable"] = VERSION
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response
