"""Where the bytes of uploads are: the site's private storage, a folder or S3. No file is read as a whole."""

import io
import logging
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager

from django.core.files.base import File
from django.utils.translation import pgettext_lazy

from ..accepting.content_type import HEAD_BYTES
from ..accepting.refusal import UNWRITABLE, Refusal
from ..models import FormFile
from .locking import extending_lock

logger = logging.getLogger(__name__)
BLOCK_BYTES = 1024 * 1024
FAILED = pgettext_lazy("page", "The file could not be stored. Try again.")


@contextmanager
def storing() -> Iterator[None]:
    """Raises Refusal if the storage fails. That of S3 raises many kinds of errors."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        logger.exception("The storage of uploads failed.")
        raise Refusal(UNWRITABLE, FAILED) from error


def write_whole(file: FormFile, content: File) -> None:
    """A file that is stored twice at the same time is stored once."""
    storage = file.file.storage
    stored = storage.save(file.content, content)
    if stored != file.content:
        storage.delete(stored)


def write_chunk(file: FormFile, chunk: int, content: File) -> None:
    """A chunk that is sent again replaces the one that did not arrive completely."""
    storage, name = file.file.storage, file.part(chunk)
    storage.delete(name)
    storage.save(name, content)


def join_chunks(file: FormFile, chunks: int) -> None:
    write_whole(file, Joined(file, chunks))
    for chunk in range(chunks):
        file.file.storage.delete(file.part(chunk))


def head_of(file: FormFile, chunks: int | None) -> bytes:
    """The beginning of the file; of its chunks, if they are not put together yet."""
    head = b""
    with closing(blocks_of(file) if chunks is None else _blocks_of(file, chunks)) as blocks:
        while len(head) < HEAD_BYTES and (block := next(blocks, b"")):
            head += block
    return head[:HEAD_BYTES]


def blocks_of(file: FormFile) -> Generator[bytes, None, None]:
    """All blocks of the file, one after the other."""
    return _blocks_in(file, file.content)


class Joined(File):
    """The chunks of a file one after the other, for a storage that reads them once."""

    def __init__(self, file: FormFile, chunks: int) -> None:
        self._blocks = extending_lock(file, _blocks_of(file, chunks))
        self._rest = b""
        super().__init__(io.BytesIO(), name=file.content)
        self.size = file.size

    def chunks(self, chunk_size: int | None = None) -> Iterator[bytes]:
        yield from self._blocks

    def read(self, size: int = -1) -> bytes:
        wanted = BLOCK_BYTES if size < 0 else size
        while len(self._rest) < wanted and (block := next(self._blocks, b"")):
            self._rest += block
        found, self._rest = self._rest[:wanted], self._rest[wanted:]
        return found

    def seekable(self) -> bool:
        return False

    def seek(self, *_position: int) -> int:
        """Storages go to the beginning first, where it is anyway."""
        return 0


def _blocks_of(file: FormFile, chunks: int) -> Generator[bytes, None, None]:
    for chunk in range(chunks):
        yield from _blocks_in(file, file.part(chunk))


def _blocks_in(file: FormFile, name: str) -> Generator[bytes, None, None]:
    with closing(file.file.storage.open(name)) as part:
        while block := part.read(BLOCK_BYTES):
            yield block
