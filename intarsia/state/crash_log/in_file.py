"""A crash log for the processes of one machine: one empty file for each name."""

import contextlib
import logging
import time
from pathlib import Path

logger = logging.getLogger(__name__)
# After a month, the element was most likely changed or deleted.
SECONDS_KEPT = 30 * 24 * 3600


class FileCrashLog:
    def __init__(self, folder: Path):
        self._folder = folder
        self._names: frozenset[str] = frozenset()
        self._read_at = -1

    def add(self, name: str) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / name).touch()
        except OSError:
            logger.exception("Other processes cannot be told about a crash.")

    def names(self) -> frozenset[str]:
        try:
            changed_at = self._folder.stat().st_mtime_ns
            if changed_at != self._read_at:
                self._names, self._read_at = self._read(), changed_at
        except OSError:
            # Usually nothing has crashed yet, and there is no folder.
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
