"""Stores an upload, at once or chunk by chunk, and checks what has arrived."""

import re
import secrets
from dataclasses import dataclass

from django.core.files.base import File
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.translation import pgettext_lazy

from intarsia.moderation.api import safe_name

from .accepting.content_type import check_content
from .accepting.file_field import FileField
from .accepting.refusal import NOT_ALLOWED, UNSUCCESSFUL, Refusal
from .models import RANDOM_LENGTH, FormFile, content_name
from .scanning.scan import scan
from .storage.content import head_of, join_chunks, storing, write_chunk, write_whole
from .storage.locking import locked
from .storage.quota import reserve

MAX_UNIQUE_ID_LENGTH = 40
OUT_OF_ORDER = pgettext_lazy("page", "The file did not arrive completely. Upload it again.")
MAX_REACHED = pgettext_lazy("page", "You have uploaded as many files as you can.")


@dataclass(frozen=True)
class Upload:
    """What one request says. A file that is sent at once has one chunk."""

    to: FileField
    content: File
    original_filename: str
    client: str
    unique_id: str = ""
    chunk: int = 0
    chunks: int = 1
    # From the reply to the previous chunk.
    temp_filename: str = ""
    hash: str = ""
    # The same when the browser sends a file again, because it does not know whether the first chunk has arrived.
    key: str = ""

    @property
    def is_last(self) -> bool:
        return self.chunk + 1 >= self.chunks


@dataclass(frozen=True)
class Uploader:
    """`client` is a hash of who uploads, `unique_id` is that of the form that is filled in."""

    client: str
    unique_id: str = ""
    key: str = ""
    chunks: int = 1


def receive(upload: Upload) -> FormFile:
    """Raises Refusal. A file that is refused is deleted."""
    name, size = safe_name(upload.original_filename), upload.content.size
    upload.to.check_name(name)
    file = _begun(upload, name) if upload.chunk == 0 else _continued(upload)
    with locked(file):
        # The same request, repeated, may have stored it meanwhile, or its visitor removed it.
        try:
            file.refresh_from_db()
        except FormFile.DoesNotExist as error:
            raise Refusal(UNSUCCESSFUL, OUT_OF_ORDER) from error
        return _received(file, upload, size)


def _received(file: FormFile, upload: Upload, size: int) -> FormFile:
    try:
        if file.next_chunk == upload.chunk:
            upload.to.check_size(file.size + size)
            reserve(file, size)
            _write(file, upload)
        if upload.is_last and file.next_chunk is not None:
            complete(file, upload.chunks)
    except Refusal:
        file.delete()
        raise
    return file


def hash_of(file: FormFile, chunk: int, chunks: int) -> str:
    """Proves that this server received the chunk, as one of so many of this file."""
    value = f"{file.temp_filename}|{chunk}|{chunks}|{file.field_id}|{file.name}"
    return salted_hmac("intarsia.webforms.chunk", value, algorithm="sha256").hexdigest()


def _begun(upload: Upload, name: str) -> FormFile:
    return begin(upload.to, name, Uploader(upload.client, upload.unique_id, upload.key, upload.chunks))


def begin(to: FileField, name: str, uploader: Uploader, length: int | None = None) -> FormFile:
    """A new file, or the one that began with the same key."""
    unique, field = re.sub(r"[^A-Za-z0-9]", "", uploader.unique_id)[:MAX_UNIQUE_ID_LENGTH], to.field
    before = f"{unique}_input_{field.number}_"
    temp_filename = f"{before}{_random_part(uploader, field.pk)}_{name}"
    if uploader.key and (
        begun := FormFile.objects.filter(temp_filename=temp_filename, field=field, entry=None).first()
    ):
        return begun
    others = FormFile.objects.filter(entry=None, field=field, next_chunk=None, temp_filename__startswith=before)
    if unique and others.count() >= to.max_files:
        raise Refusal(NOT_ALLOWED, MAX_REACHED)
    more = {"name": name, "client": uploader.client, "length": length, "file": content_name(FormFile(), name)}
    return FormFile.objects.get_or_create(temp_filename=temp_filename, field=field, defaults=more)[0]


def complete(file: FormFile, chunks: int) -> None:
    """Checks what the file is, and puts its chunks together. Raises Refusal."""
    has_chunks = chunks > 1 or file.length is not None
    with storing():
        check_content(file.name, head_of(file, chunks if has_chunks else None))
        if has_chunks:
            join_chunks(file, chunks)
        scan(file)
    arrived(file, file.size, None)


def _random_part(uploader: Uploader, field: int) -> str:
    """A key gives the same name again for the same request, which nobody else can guess."""
    if not uploader.key:
        return secrets.token_hex(RANDOM_LENGTH // 2)
    value = f"{uploader.client}|{uploader.key}|{field}|{uploader.chunks}"
    return salted_hmac("intarsia.webforms.upload", value, algorithm="sha256").hexdigest()[:RANDOM_LENGTH]


def _continued(upload: Upload) -> FormFile:
    """The file that this chunk is the next one of, or was: the reply to it may not have arrived."""
    file = FormFile.objects.filter(temp_filename=upload.temp_filename, field=upload.to.field, entry=None).first()
    if file is None or not constant_time_compare(upload.hash, _hash_before(file, upload)):
        raise Refusal(UNSUCCESSFUL, OUT_OF_ORDER)
    arrived = upload.chunks if file.next_chunk is None else file.next_chunk
    if arrived not in (upload.chunk, upload.chunk + 1):
        raise Refusal(UNSUCCESSFUL, OUT_OF_ORDER)
    return file


def _hash_before(file: FormFile, upload: Upload) -> str:
    return hash_of(file, upload.chunk - 1, upload.chunks)


def _write(file: FormFile, upload: Upload) -> None:
    with storing():
        if upload.chunks == 1:
            write_whole(file, upload.content)
        else:
            write_chunk(file, upload.chunk, upload.content)
    arrived(file, file.size + upload.content.size, upload.chunk + 1)


def arrived(file: FormFile, size: int, next_chunk: int | None) -> None:
    """So much of the file is stored. What stops in between is kept for some hours from its last chunk.

    Raises Refusal if the field or form of the file was removed meanwhile.
    """
    file.size, file.next_chunk, file.uploaded = size, next_chunk, timezone.now()
    changed = {"size": size, "reserved": 0, "next_chunk": next_chunk, "uploaded": file.uploaded, "scan": file.scan}
    if not FormFile.objects.filter(pk=file.pk).update(**changed):
        raise Refusal(UNSUCCESSFUL, OUT_OF_ORDER)
