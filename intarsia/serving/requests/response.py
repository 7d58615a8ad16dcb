"""Collects the response of the application, which runs in a thread."""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

Header = tuple[str, str]
# A response of a known length is sent in one piece up to this size.
WHOLE: Final = 256 * 1024


class FileBody:
    """`wsgi.file_wrapper`: the server sends a whole file itself, and large blocks of anything else."""

    def __init__(self, file: Any, block_size: int = 8192) -> None:
        self.file = file
        self._block_size = max(block_size, WHOLE // 4)

    def __iter__(self) -> Iterator[bytes]:
        return iter(lambda: self.file.read(self._block_size), b"")

    def close(self) -> None:
        if hasattr(self.file, "close"):
            self.file.close()

    def path(self, size: int) -> str:
        """The file's path, if the response is exactly this file; else empty."""
        try:
            name, status = self.file.name, os.fstat(self.file.fileno())
            is_whole = self.file.tell() == 0 and status.st_size == size
            is_there = isinstance(name, str) and os.path.samestat(os.stat(name), status)
        except (AttributeError, OSError, ValueError):
            return ""
        return os.path.abspath(name) if is_whole and is_there else ""


class Response:
    """The status and headers, and the body: complete, as a file, or as an iterator of pieces."""

    __slots__ = ("body", "headers", "path", "pieces", "status", "_close")

    def __init__(self) -> None:
        self.status, self.headers = 500, []  # type: tuple[int, list[Header]]
        self.body, self.path = b"", ""
        self.pieces: Iterator[bytes] | None = None
        self._close: Callable[[], None] | None = None

    def start(self, status: str, headers: list[Header], exc_info: Any = None) -> None:
        self.status, self.headers = int(status[:3]), headers

    def collect(self, body: Iterable[bytes]) -> None:
        """Call it in a thread, unless `body` is a list."""
        if isinstance(body, list):
            self.body = b"".join(body)
            return
        self._close = getattr(body, "close", None)
        length = self._length()
        if 0 <= length <= WHOLE:
            self.body = b"".join(body)
        elif length > 0 and isinstance(body, FileBody) and (path := body.path(length)):
            self.path = path
        else:
            self.pieces = iter(body)
            # A generator calls start_response with its first piece.
            self.body = next(self.pieces, b"")
            return
        self.close()

    def next_piece(self) -> bytes | None:
        return next(self.pieces, None) if self.pieces else None

    def close(self) -> None:
        close, self._close = self._close, None
        if close:
            close()

    def _length(self) -> int:
        lengths = [value for name, value in self.headers if name.lower() == "content-length"]
        return int(lengths[0]) if lengths and lengths[0].isdigit() else -1
