"""A SQLite file that the processes of one machine share for what may be lost at any time: counts, tokens, sessions.

SQLite on purpose: its locks work between processes.
"""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT_SECONDS = 5


class SharedFile:
    """Deleting the file is no fault: it is made again, empty."""

    def __init__(self, path: Path, schema: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._schema = schema
        self._own = threading.local()
        with self.transaction():
            pass

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Committed at its end."""
        # A thread keeps its connection: to close the last one writes all of the log to the disk. One that came through
        # a fork is left alone, for closing it would take the locks of the process it is from.
        if getattr(self._own, "opened", None) != (os.getpid(), self._inode()):
            self._own.database = self._open()
            self._own.opened = os.getpid(), self._inode()
        with self._own.database:
            yield self._own.database

    def _open(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, timeout=WAIT_SECONDS)
        database.execute("PRAGMA journal_mode=WAL")
        # Nobody waits for the disk: what came in the last moments before a power cut may be lost.
        database.execute("PRAGMA synchronous=NORMAL")
        database.execute(self._schema)
        return database

    def _inode(self) -> int | None:
        try:
            return self.path.stat().st_ino
        except FileNotFoundError:
            return None
