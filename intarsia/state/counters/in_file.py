"""Counters in a file, for the processes of one machine."""

import time
from collections.abc import Sequence
from pathlib import Path

from ..shared_file import SharedFile

SWEEP_EVERY = 300
COUNT = """
INSERT INTO counts VALUES (:key, 1, :until) ON CONFLICT DO UPDATE SET
  count = CASE WHEN until > :now THEN count + 1 ELSE 1 END,
  until = CASE WHEN until > :now THEN until ELSE :until END
RETURNING count
"""


class FileCounters:
    SCHEMA = "CREATE TABLE IF NOT EXISTS counts (key TEXT PRIMARY KEY, count INTEGER, until REAL)"

    def __init__(self, path: Path) -> None:
        self.file = SharedFile(path, self.SCHEMA)
        self._swept = 0.0

    def count(self, key: str, seconds: int) -> int:
        return self.count_each([key], seconds)[0]

    def count_each(self, keys: Sequence[str], seconds: int) -> list[int]:
        now = time.time()
        with self.file.transaction() as database:
            if abs(now - self._swept) > SWEEP_EVERY:
                self._swept = now
                database.execute("DELETE FROM counts WHERE until < ?", (now,))
            rows = [{"key": key, "now": now, "until": now + seconds} for key in keys]
            return [int(database.execute(COUNT, row).fetchone()[0]) for row in rows]
