"""Stores what a request brings of a file in parts of limited size, so that little is lost when the network is."""

import tempfile
from collections.abc import Iterator
from typing import Final

from django.core.files.base import File
from django.http import HttpRequest, UnreadablePostError

from ..accepting.file_field import MB
from ..accepting.refusal import Refusal
from ..models import FormFile
from ..receiving import arrived, complete
from ..storage.content import BLOCK_BYTES, storing, write_chunk
from ..storage.locking import extending_lock
from ..storage.quota import reserve

PART_BYTES: Final = 16 * MB


def append(file: FormFile, request: HttpRequest) -> None:
    """Stores what arrives, also if the request ends too early. Raises Refusal; the file is deleted then."""
    try:
        is_whole = True
        while is_whole and file.size < _length(file):
            with tempfile.SpooledTemporaryFile(BLOCK_BYTES) as part:
                wanted = min(PART_BYTES, _length(file) - file.size)
                read = _copy(extending_lock(file, _blocks(request, wanted)), part)
                is_whole = read == wanted
                if read:
                    _store(file, File(part), read)
        if file.size == _length(file):
            complete(file, file.next_chunk or 0)
    except Refusal:
        file.delete()
        raise


def _store(file: FormFile, part: File, size: int) -> None:
    reserve(file, size)
    number = file.next_chunk or 0
    part.seek(0)
    part.size = size
    with storing():
        write_chunk(file, number, part)
    arrived(file, file.size + size, number + 1)


def _copy(blocks: Iterator[bytes], part: tempfile.SpooledTemporaryFile[bytes]) -> int:
    return sum(part.write(block) for block in blocks)


def _blocks(request: HttpRequest, wanted: int) -> Iterator[bytes]:
    """What arrives of so many bytes. If the client is gone, it asks later how much that was."""
    try:
        while wanted and (block := request.read(min(BLOCK_BYTES, wanted))):
            wanted -= len(block)
            yield block
    except UnreadablePostError:
        return


def _length(file: FormFile) -> int:
    return file.length or 0
