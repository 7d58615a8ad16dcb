"""The numbers that one process counts, in a file that is mapped into its memory: counting writes nothing to disk.

The file has records of equal size, a number and its key. It is locked as long as its process lives.
"""

import contextlib
import fcntl
import logging
import mmap
import os
import secrets
import struct
import threading
from pathlib import Path
from typing import Final

from ..conf import directory
from ..locks.on_machine import locked

logger = logging.getLogger(__name__)

RECORD: Final = 128
VALUE: Final = struct.calcsize("d")
MAX_KEY_LENGTH: Final = RECORD - VALUE
# More keys are not counted: the file must not grow with what clients send.
MAX_KEYS: Final = 512
SUFFIX: Final = ".counts"
LOCK: Final = "lock"


def folder() -> Path:
    return directory() / "metrics"


class ProcessFile:
    def __init__(self) -> None:
        self._begin()
        os.register_at_fork(after_in_child=self._after_fork)

    def _begin(self) -> None:
        self._lock = threading.Lock()
        self._slots: dict[str, int] = {}
        self._map: mmap.mmap | None = None
        self._values: memoryview[float] | None = None
        self._has_failed = False

    def add(self, key: str, amount: float = 1.0) -> None:
        with self._lock:
            try:
                self._values[self._slots[key]] += amount  # type: ignore[index]
            except KeyError:
                self._add_first(key, amount)

    def _add_first(self, key: str, amount: float) -> None:
        data = key.encode()[:MAX_KEY_LENGTH]
        if len(self._slots) >= MAX_KEYS or not self._is_open():
            return
        assert self._map is not None and self._values is not None
        number = len(self._slots)
        place = number * RECORD + VALUE
        self._values[number * RECORD // VALUE] = amount
        # The first character last: readers stop at a key that begins with a zero.
        self._map[place + 1 : place + len(data)] = data[1:]
        self._map[place] = data[0]
        self._slots[key] = number * RECORD // VALUE

    def _is_open(self) -> bool:
        if self._map is None and not self._has_failed:
            try:
                self._map = _new_file(folder())
                self._values = memoryview(self._map).cast("d")
            except OSError:
                self._has_failed = True
                logger.exception("This process cannot count for %s.", folder())
        return self._map is not None

    def close(self) -> None:
        """The next count begins another file."""
        if self._values is not None and self._map is not None:
            self._values.release()
            self._map.close()
        self._begin()

    def _after_fork(self) -> None:
        # The child would count in the file of its parent, and keep it locked.
        with contextlib.suppress(BufferError):
            self.close()


def _new_file(where: Path) -> mmap.mmap:
    where.mkdir(parents=True, exist_ok=True)
    # Process ids of another container mean other processes.
    name = f"{os.getpid()}.{process_space()}.{secrets.token_hex(4)}{SUFFIX}"
    # While a file is created, nobody may take it for that of a dead process.
    with locked(where / LOCK):
        descriptor = os.open(where / name, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            # Takes the space: writing to a hole of a full disk would kill the process.
            os.write(descriptor, bytes(RECORD * MAX_KEYS))
            # The copy of the descriptor that it makes keeps the lock.
            return mmap.mmap(descriptor, RECORD * MAX_KEYS)
        finally:
            os.close(descriptor)


def process_space() -> int:
    """Names the container or the machine in which a process id is valid."""
    try:
        return os.stat("/proc/self/ns/pid").st_ino
    except OSError:
        return 0
