"""The URL that scripts upload files to, at once or in chunks. Replies have the shape of the contract."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from intarsia.wire import CallError
from intarsia.wire.named_calls.refusals import in_language_of
from intarsia.wire.request_fields import read_fields
from intarsia.wire.requests.numbers import number_in

from .accepting.file_field import MAX_BYTES
from .accepting.refusal import HTTP_STATUSES, NO_FORM, UNREADABLE, UNSUCCESSFUL, Refusal
from .accepting.sender import check_sender, client_of, open_field
from .models import FormFile
from .receiving import Upload, hash_of, receive

MAX_KEY_LENGTH = 100
# How many parts a file has, as Dropzone, Flow.js, Resumable.js and Fine Uploader say. Their first part would count as
# the whole file.
OTHER_CHUNKS = ("dztotalchunkcount", "flowTotalChunks", "resumableTotalChunks", "qqtotalparts")

NO_FIELDS = pgettext_lazy("page", "The file could not be uploaded. It may be too large.")
NO_FILE = pgettext_lazy("page", "No file has arrived. Try again.")
UNKNOWN_PARTS = pgettext_lazy(
    "page",
    "The file was sent in parts that this site cannot put together. "
    "The script that sends them needs the fields chunk and chunks.",
)


@csrf_exempt
@require_POST
def upload_file(request: HttpRequest) -> HttpResponse:
    with in_language_of(request):
        try:
            check_sender(request)
            upload = _upload_in(request)
            return _reply({"status": "ok", "data": _data(receive(upload), upload)})
        except Refusal as refusal:
            status = refusal.code if refusal.code in HTTP_STATUSES else 200
            error = {"code": refusal.code, "message": refusal.message}
            return _reply({"status": "error", "error": error}, status)


def _upload_in(request: HttpRequest) -> Upload:
    try:
        read_fields(request, MAX_BYTES)
    except CallError as error:
        raise Refusal(NO_FORM, NO_FIELDS) from error
    if not request.POST.get("form_id"):
        raise Refusal(NO_FORM, NO_FIELDS)
    field = open_field(request, request.POST["form_id"], request.POST.get("field_id", ""))
    content = request.FILES.get("file")
    if content is None:
        raise Refusal(UNREADABLE, NO_FILE)
    _check_parts(request)
    name = request.POST.get("name", "")
    return Upload(
        to=field,
        content=content,
        original_filename=request.POST.get("original_filename") or name or content.name or "",
        client=client_of(request),
        unique_id=request.POST.get("gform_unique_id", ""),
        chunk=number_in(request.POST.get("chunk", ""), digits=9) or 0,
        chunks=number_in(request.POST.get("chunks", ""), digits=9) or 1,
        key=request.headers.get("Idempotency-Key", "")[:MAX_KEY_LENGTH],
        **_echoed(request, name),
    )


def _check_parts(request: HttpRequest) -> None:
    """Chunks have the fields of the contract. The header is that of jQuery File Upload."""
    others = (number_in(request.POST.get(name, ""), digits=9) or 0 for name in OTHER_CHUNKS)
    if "chunks" not in request.POST and (any(parts > 1 for parts in others) or "Content-Range" in request.headers):
        raise Refusal(UNSUCCESSFUL, UNKNOWN_PARTS)


def _echoed(request: HttpRequest, name: str) -> dict[str, str]:
    """The `data` of the reply to the chunk before, as JSON under the name of the chunk, or as fields."""
    try:
        data = json.loads(request.POST.get(name) or "{}")
    except (ValueError, RecursionError):
        data = {}
    sent = data if isinstance(data, dict) else {}
    echoed = {key: str(sent.get(key) or request.POST.get(key, "")) for key in ("temp_filename", "hash")}
    return {key: text for key, text in echoed.items() if text.isprintable()}


def _data(file: FormFile, upload: Upload) -> dict[str, Any]:
    data = {"temp_filename": file.temp_filename, "uploaded_filename": file.name, "id": file.id_for_scripts}
    return data if upload.is_last else data | {"hash": hash_of(file, upload.chunk, upload.chunks)}


def _reply(reply: dict[str, Any], status: int = 200) -> HttpResponse:
    response = JsonResponse(reply, status=status)
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response
