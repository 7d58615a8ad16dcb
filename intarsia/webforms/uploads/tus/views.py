"""The URLs of the protocol. A finished file is named in `gform_uploaded_files` by the last part of its URL."""

from collections.abc import Callable
from datetime import datetime

from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import pgettext_lazy
from django.views.decorators.csrf import csrf_exempt

from intarsia.moderation.api import safe_name
from intarsia.wire.named_calls.refusals import in_language_of
from intarsia.wire.request_fields import content_length

from ..accepting.file_field import EMPTY
from ..accepting.refusal import Refusal
from ..accepting.sender import check_sender, client_of, open_field
from ..models import FormFile
from ..receiving import Uploader, begin
from ..storage.expiry import UNFINISHED_KEPT, delete_unclaimed, unowned
from ..storage.locking import locked
from ..storage.quota import check_quota
from .protocol import (
    BODY,
    EXTENSIONS,
    OTHER_STATUS,
    VERSION,
    TusError,
    as_error,
    bytes_in,
    metadata_in,
    metadata_of,
    reply,
    with_common_headers,
)
from .stored_parts import append

Handler = Callable[..., HttpResponse]

VERSION_NEEDED = pgettext_lazy("page", "This server speaks version 1.0.0 of the protocol tus.")
GONE = pgettext_lazy("page", "This upload does not exist any more.")
WRONG_TYPE = pgettext_lazy("page", "The body must have the type application/offset+octet-stream.")
WRONG_OFFSET = pgettext_lazy("page", "The header Upload-Offset is not how much of the file has arrived.")
NO_CONCATENATION = pgettext_lazy(
    "page", "This server cannot join several uploads to one file. Send the file as one upload, without Upload-Concat."
)
TOO_MUCH = pgettext_lazy("page", "The body is longer than the rest of the file.")


@csrf_exempt
def uploads(request: HttpRequest) -> HttpResponse:
    return _answer(request, {"POST": _create})


@csrf_exempt
def upload(request: HttpRequest, temp_filename: str) -> HttpResponse:
    # No database looks for a null character, and no file has one in its name.
    temp_filename = temp_filename.replace("\0", "")
    return _answer(request, {"HEAD": _look, "PATCH": _continue, "DELETE": _terminate}, temp_filename)


def _answer(request: HttpRequest, handlers: dict[str, Handler], *arguments: str) -> HttpResponse:
    method = request.headers.get("X-HTTP-Method-Override") or request.method or ""
    if method == "OPTIONS":
        return _capabilities()
    if method not in handlers:
        return with_common_headers(HttpResponseNotAllowed([*handlers, "OPTIONS"]))
    with in_language_of(request):
        try:
            _check_version(request)
            check_sender(request)
            return with_common_headers(handlers[method](request, *arguments))
        except Refusal as refusal:
            return _failure(as_error(refusal))
        except TusError as error:
            return _failure(error)


def _capabilities() -> HttpResponse:
    response = with_common_headers(HttpResponse(status=204))
    response["Tus-Version"] = VERSION
    response["Tus-Extension"] = EXTENSIONS
    return response


def _check_version(request: HttpRequest) -> None:
    if request.headers.get("Tus-Resumable") != VERSION:
        raise TusError(412, VERSION_NEEDED)


def _failure(error: TusError) -> HttpResponse:
    response = with_common_headers(
        HttpResponse(str(error.message), status=error.status, content_type="text/plain; charset=utf-8")
    )
    if error.status == 412:
        response["Tus-Version"] = VERSION
    return response


def _create(request: HttpRequest) -> HttpResponse:
    if "Upload-Concat" in request.headers:
        raise TusError(400, NO_CONCATENATION)
    length, metadata = bytes_in(request, "Upload-Length"), metadata_in(request)
    to = open_field(request, metadata.get("form_id", ""), metadata.get("field_id", ""))
    name = safe_name(metadata.get("filename", ""))
    to.check_name(name)
    if not length:
        raise TusError(OTHER_STATUS, EMPTY)
    try:
        to.check_size(length)
    except Refusal as refusal:
        raise TusError(413, refusal.message) from refusal
    uploader = Uploader(client_of(request), metadata.get("gform_unique_id", ""))
    check_quota(uploader.client, length)
    file = begin(to, name, uploader, length)
    if request.content_type == BODY:
        _append(file, request)
    response = reply(201, file, _expires(file))
    response["Location"] = reverse("intarsia_webforms:tus_upload", args=[file.temp_filename])
    return response


def _look(_request: HttpRequest, temp_filename: str) -> HttpResponse:
    file = _file_named(temp_filename)
    response = reply(200, file, _expires(file))
    response["Upload-Length"] = str(file.length)
    known = {"form_id": file.field.form_id, "field_id": file.field.number, "filename": file.name}
    response["Upload-Metadata"] = metadata_of(known)
    return response


def _continue(request: HttpRequest, temp_filename: str) -> HttpResponse:
    if request.content_type != BODY:
        raise TusError(415, WRONG_TYPE)
    offset = bytes_in(request, "Upload-Offset")
    file = _file_named(temp_filename)
    with locked(file):
        file = _file_named(temp_filename)
        if offset != file.size:
            raise TusError(409, WRONG_OFFSET)
        _append(file, request)
    return reply(204, file, _expires(file))


def _append(file: FormFile, request: HttpRequest) -> None:
    if file.size + content_length(request) > (file.length or 0):
        raise TusError(413, TOO_MUCH)
    if file.next_chunk is not None:
        append(file, request)


def _terminate(_request: HttpRequest, temp_filename: str) -> HttpResponse:
    """Also a file that was uploaded in chunks. What a visitor saved stays."""
    found = unowned(FormFile.objects.filter(temp_filename=temp_filename))
    file = found.first()
    if file is None:
        raise TusError(404, GONE)
    # A chunk that another request writes after the deletion would stay in the storage.
    with locked(file):
        # The form that names the file may be sent at this moment.
        if not delete_unclaimed(found):
            raise TusError(404, GONE)
    return reply(204)


def _file_named(temp_filename: str) -> FormFile:
    file = FormFile.objects.filter(temp_filename=temp_filename, entry=None, length__isnull=False).first()
    if file is None:
        raise TusError(404, GONE)
    expires = _expires(file)
    if expires and expires <= timezone.now():
        raise TusError(410, GONE)
    return file


def _expires(file: FormFile) -> datetime | None:
    """Until when an unfinished file can be continued."""
    return file.uploaded + UNFINISHED_KEPT if file.next_chunk is not None else None
