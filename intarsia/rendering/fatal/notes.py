"""What each process of this machine is drawing, in a file that is locked as long as the process lives.

    drawing/<process>     since when what is being drawn; empty in between
    drawing/element-…     an element that ended the process of whoever drew it

Who can lock the file of another knows that the other is gone; if it is not empty, that is what it died of.
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

from ..cache.conf import directory

logger = logging.getLogger(__name__)
FOLDER = "drawing"
ELEMENT = "element-"
LONGEST_NOTE = 4096
# A page that nobody could draw for a month was changed or is gone.
SECONDS_REMEMBERED = 30 * 24 * 3600


class Notes:
    def __init__(self, directory: Path):
        self._folder = directory / FOLDER
        self._own = -1
        self._own_name = ""
        self._process = 0
        self._since = 0
        self._others: dict[str, int] = {}
        # By note the files of those who died of it.
        self._fatal: dict[str, list[Path]] = {}
        self._elements: frozenset[str] = frozenset()
        self._read_at = -1
        self._lock = threading.RLock()
        os.register_at_fork(after_in_child=self._forked)

    @contextlib.contextmanager
    def noted(self, what: str) -> Iterator[None]:
        """Around a drawing; one at a time, for V8 does no more either."""
        with self._lock:
            is_written = self._write(what)
            try:
                yield
            finally:
                if is_written:
                    os.ftruncate(self._own, 0)

    def is_suspect(self, what: str) -> bool:
        """Whether a process ended while it drew this."""
        with self._lock:
            try:
                self._begin()
                self._read_folder()
                self._ask_others()
            except OSError:
                logger.exception("What other processes died of cannot be read; it is tried again.")
                self.close()
            return what[:LONGEST_NOTE] in self._fatal

    def is_drawn_elsewhere(self, what: str) -> bool:
        """Whether another process, that is still alive, began to draw this before the one who asks. Within `noted`."""
        for descriptor in self._others.values():
            since, note = _read(descriptor)
            if note == what[:LONGEST_NOTE] and since < self._since:
                return True
        return False

    def settle(self, what: str) -> None:
        """Forgets that somebody died of it: it is innocent, or its fatal elements are marked."""
        with self._lock:
            for file in self._fatal.pop(what[:LONGEST_NOTE], ()):
                file.unlink(missing_ok=True)

    def mark_element(self, name: str) -> None:
        """Tells all processes of an element that must not be drawn; `name` is a plain word."""
        self._elements |= {name}
        with contextlib.suppress(OSError):
            (self._folder / f"{ELEMENT}{name}").touch()

    def marked_elements(self) -> frozenset[str]:
        """As of the last `is_suspect`."""
        return self._elements

    def close(self) -> None:
        """As if the process ended."""
        with self._lock:
            for descriptor in (self._own, *self._others.values()):
                with contextlib.suppress(OSError):
                    os.close(descriptor)
            self._own, self._others, self._process, self._read_at = -1, {}, 0, -1

    def _forked(self) -> None:
        # Another thread of the parent may have held the lock, and the open files make the parent seem to live.
        self._lock = threading.RLock()
        self.close()

    def _write(self, what: str) -> bool:
        try:
            self._begin()
            self._since = time.monotonic_ns()
            os.pwrite(self._own, f"{self._since} {what[:LONGEST_NOTE]}".encode(), 0)
        except OSError:
            logger.exception("What is drawn cannot be noted; a drawing that ends the process would be tried again.")
            return False
        return True

    def _begin(self) -> None:
        if self._process == os.getpid():
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        self._own_name = f"{os.getpid()}-{secrets.token_hex(4)}"
        # It gets its name when it is locked: nobody must take it for the file of a dead process.
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
        dead = {file.name for files in self._fatal.values() for file in files}
        for name in names - self._others.keys() - dead:
            with contextlib.suppress(FileNotFoundError):
                self._others[name] = os.open(self._folder / name, os.O_RDWR | os.O_CLOEXEC)
        self._fatal = {note: kept for note, files in self._fatal.items() if (kept := [f for f in files if f.exists()])}
        self._read_at = changed_at

    def _ask_others(self) -> None:
        for name, descriptor in list(self._others.items()):
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            file = self._folder / name
            _since, note = _read(descriptor)
            if note and time.time() - os.fstat(descriptor).st_mtime < SECONDS_REMEMBERED:
                logger.error("A process ended while it was drawing %s.", note)
                self._fatal.setdefault(note, []).append(file)
            else:
                file.unlink(missing_ok=True)
            os.close(self._others.pop(name))


def _read(descriptor: int) -> tuple[int, str]:
    since, _, note = os.pread(descriptor, LONGEST_NOTE + 100, 0).decode().partition(" ")
    return int(since or 0), note


@lru_cache(maxsize=4)
def _notes_in(directory: Path) -> Notes:
    return Notes(directory)


def notes() -> Notes:
    """This process's own, and those of the others of this machine."""
    return _notes_in(directory())
