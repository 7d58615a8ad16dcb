"""What each process of this machine is rendering, in a file that it locks while it lives.

    rendering/<process>     start time and key of the current rendering; empty between renderings
    rendering/element-…     marks an element that crashed the process that rendered it

A process that can lock the file of another one knows that the other has ended. If that file is not empty, the process
crashed while it rendered the document in it.
"""

import contextlib
import fcntl
import logging
import os
import secrets
import threading
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ...cache.conf import directory

logger = logging.getLogger(__name__)
FOLDER = "rendering"
ELEMENT = "element-"
MOST_KEY_BYTES = 4096
# After a month, the document was most likely changed or deleted.
SECONDS_KEPT = 30 * 24 * 3600


class CrashLog:
    def __init__(self, directory: Path):
        self._folder = directory / FOLDER
        self._own = -1
        self._own_name = ""
        self._process = 0
        self._since = 0
        self._others: dict[str, int] = {}
        # By key, the files of the processes that crashed while rendering it.
        self._crashed: dict[str, list[Path]] = {}
        self._elements: frozenset[str] = frozenset()
        self._read_at = -1
        self._lock = threading.RLock()
        os.register_at_fork(after_in_child=self._forked)

    @contextlib.contextmanager
    def record(self, key: str) -> Iterator[None]:
        """A context manager around a rendering. Only one thread at a time is inside, as in V8."""
        with self._lock:
            is_written = self._write(key)
            try:
                yield
            finally:
                if is_written:
                    os.ftruncate(self._own, 0)

    def crashed_a_process(self, key: str) -> bool:
        """Whether a process ended while it rendered this key."""
        with self._lock:
            try:
                self._open_own_file()
                self._read_folder()
                self._find_crashes()
            except OSError:
                logger.exception("The crash log of other processes cannot be read. The next rendering tries again.")
                self.close()
            return key[:MOST_KEY_BYTES] in self._crashed

    def is_rendered_elsewhere(self, key: str) -> bool:
        """Whether another live process started to render this key before the caller. Call it inside `record`."""
        for descriptor in self._others.values():
            since, other_key = _read_entry(descriptor)
            if other_key == key[:MOST_KEY_BYTES] and since < self._since:
                return True
        return False

    def clear_crash(self, key: str) -> None:
        """Deletes the crashes of this key, after a test in a child process."""
        with self._lock:
            for file in self._crashed.pop(key[:MOST_KEY_BYTES], ()):
                file.unlink(missing_ok=True)

    def mark_faulty(self, name: str) -> None:
        """Tells all processes to leave an element out. `name` becomes part of a file name."""
        self._elements |= {name}
        with contextlib.suppress(OSError):
            (self._folder / f"{ELEMENT}{name}").touch()

    def marked_elements(self) -> frozenset[str]:
        """The names as of the last `crashed_a_process`."""
        return self._elements

    def close(self) -> None:
        """Releases all files, as the end of the process does."""
        with self._lock:
            for descriptor in (self._own, *self._others.values()):
                with contextlib.suppress(OSError):
                    os.close(descriptor)
            self._own, self._others, self._process, self._read_at = -1, {}, 0, -1

    def _forked(self) -> None:
        # A thread of the parent may hold the lock, and the inherited files keep the parent's lock alive.
        self._lock = threading.RLock()
        self.close()

    def _write(self, key: str) -> bool:
        try:
            self._open_own_file()
            self._since = time.monotonic_ns()
            os.pwrite(self._own, f"{self._since} {key[:MOST_KEY_BYTES]}".encode(), 0)
        except OSError:
            logger.exception(
                "What is rendered cannot be recorded. A document that crashes this process will be rendered again."
            )
            return False
        return True

    def _open_own_file(self) -> None:
        if self._process == os.getpid():
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        self._own_name = f"{os.getpid()}-{secrets.token_hex(4)}"
        # Lock it before it gets its name: an unlocked file looks like that of a process that has ended.
        hidden = self._folder / f".{self._own_name}"
        self._own = os.open(hidden, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        fcntl.flock(self._own, fcntl.LOCK_EX)
        os.rename(hidden, self._folder / self._own_name)
        self._process = os.getpid()

    def _read_folder(self) -> None:
        changed_at = os.stat(self._folder).st_mtime_ns
        if changed_at == self._read_at:
            return
        listed = {name for name in os.listdir(self._folder) if not name.startswith(".")} - {self._own_name}
        elements = {name for name in listed if name.startswith(ELEMENT)}
        self._elements = frozenset(name.removeprefix(ELEMENT) for name in elements)
        names = listed - elements
        for name in self._others.keys() - names:
            os.close(self._others.pop(name))
        dead = {file.name for files in self._crashed.values() for file in files}
        for name in names - self._others.keys() - dead:
            with contextlib.suppress(FileNotFoundError):
                self._others[name] = os.open(self._folder / name, os.O_RDWR | os.O_CLOEXEC)
        self._crashed = {
            key: kept for key, files in self._crashed.items() if (kept := [f for f in files if f.exists()])
        }
        self._read_at = changed_at

    def _find_crashes(self) -> None:
        for name, descriptor in list(self._others.items()):
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            file = self._folder / name
            _since, key = _read_entry(descriptor)
            if key and time.time() - os.fstat(descriptor).st_mtime < SECONDS_KEPT:
                logger.error("A process crashed while it was rendering %s.", key)
                self._crashed.setdefault(key, []).append(file)
            else:
                file.unlink(missing_ok=True)
            os.close(self._others.pop(name))


def _read_entry(descriptor: int) -> tuple[int, str]:
    since, _, key = os.pread(descriptor, MOST_KEY_BYTES + 100, 0).decode().partition(" ")
    return int(since or 0), key


@lru_cache(maxsize=4)
def _crash_log_in(directory: Path) -> CrashLog:
    return CrashLog(directory)


def crash_log() -> CrashLog:
    """The crash log of this process, in the folder that all processes of this machine share."""
    return _crash_log_in(directory())
