"""A SQLite file that the processes of one machine share for data that may be lost: counts, tokens, sessions.

SQLite is used because its locks work between processes.
"""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT_SECONDS = 5
RETRY_SECONDS = 0.01


class SharedFile:
    """If the file is deleted, an empty one replaces it."""

    def __init__(self, path: Path, schema: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._schema = schema
        self._own = threading.local()
        with self.transaction():
            pass

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Commits when the block ends."""
        # A thread keeps its connection open, because closing the last one writes the whole log to disk. A connection
        # inherited through a fork is not closed: that would release the locks of the parent process.
        if getattr(self._own, "opened", None) != (os.getpid(), self._inode()):
            self._own.database = self._open()
            self._own.opened = os.getpid(), self._inode()
        with self._own.database:
            yield self._own.database

    def _open(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, timeout=WAIT_SECONDS, factory=_Connection, check_same_thread=False)
        _use_wal(database)
        # Do not wait for the disk. A power cut may lose the last moments.
        database.execute("PRAGMA synchronous=NORMAL")
        database.executescript(self._schema)
        return database

    def _inode(self) -> int | None:
        try:
            return self.path.stat().st_ino
        except FileNotFoundError:
            return None


class _Connection(sqlite3.Connection):
    """Closed with its thread, or with the `SharedFile`, by whichever thread lets go of it."""

    def __del__(self) -> None:
        # Python 3.13 warns of connections that are left to the garbage collector.
        self.close()


def _use_wal(database: sqlite3.Connection) -> None:
    """Waits while others use the file: SQLite's own timeout does not apply to a change of the journal mode."""
    give_up = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            database.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > give_up:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return
