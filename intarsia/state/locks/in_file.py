"""A lock between the processes of one machine. The system releases it if its process is killed."""

import fcntl
import os
from pathlib import Path


class FileLock:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None
        self._owner = 0

    def acquire(self) -> bool:
        if self._is_ours():
            return True
        self.release()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._descriptor, self._owner = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644), os.getpid()
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            return False
        return True

    def release(self) -> None:
        if self._descriptor is not None:
            # In a forked process, this closes only a copy, and the lock stays with the parent.
            os.close(self._descriptor)
            self._descriptor = None

    def _is_ours(self) -> bool:
        if self._descriptor is None or self._owner != os.getpid():
            return False
        try:
            # If the file was deleted, another process may lock a new one.
            return os.fstat(self._descriptor).st_ino == self._path.stat().st_ino
        except FileNotFoundError:
            return False
