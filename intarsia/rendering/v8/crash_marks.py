"""Elements that crashed a renderer process, known to all workers of this machine: one empty file each.

Finding such an element costs several processes, seconds, and the memory that it allocates before it crashes. Without
the files, all workers would do that at the same time, and again after each restart.
"""

import contextlib
import logging
import time
from functools import lru_cache
from pathlib import Path

from intarsia.state.conf import directory

logger = logging.getLogger(__name__)
FOLDER = "crashing-elements"
# After a month, the element was most likely changed or deleted.
SECONDS_KEPT = 30 * 24 * 3600


class CrashMarks:
    def __init__(self, folder: Path):
        self._folder = folder
        self._names: frozenset[str] = frozenset()
        self._read_at = -1

    def add(self, version: str, digest: str) -> None:
        """`version` is that of the scripts."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / f"{version}-{digest}").touch()
        except OSError:
            logger.exception("Other workers cannot be told that an element crashed the renderer process.")

    def names(self) -> frozenset[str]:
        """`<version>-<digest>` of each element that crashed a process."""
        try:
            changed_at = self._folder.stat().st_mtime_ns
            if changed_at != self._read_at:
                self._names, self._read_at = self._read(), changed_at
        except OSError:
            # Usually no element has crashed yet, and there is no folder.
            return frozenset()
        return self._names

    def _read(self) -> frozenset[str]:
        names = set()
        for file in self._folder.iterdir():
            with contextlib.suppress(OSError):
                if time.time() - file.stat().st_mtime < SECONDS_KEPT:
                    names.add(file.name)
                else:
                    file.unlink()
        return frozenset(names)


@lru_cache(maxsize=4)
def _marks_in(folder: Path) -> CrashMarks:
    return CrashMarks(folder)


def crash_marks() -> CrashMarks:
    """The marks in the folder that all workers of this machine share."""
    return _marks_in(directory() / FOLDER)
