"""Short-lived values in a file, for the processes of one machine."""

import json
import time
from pathlib import Path
from typing import Any

from ..shared_file import SharedFile

SWEEP_EVERY = 300
PUT = "INSERT INTO key_value VALUES (:key, :value, :until) ON CONFLICT DO UPDATE SET value = :value, until = :until"
FIRST = """
INSERT INTO key_value VALUES (:key, :value, :until) ON CONFLICT DO UPDATE SET
  value = CASE WHEN until > :now THEN value ELSE :value END,
  until = CASE WHEN until > :now THEN until ELSE :until END
RETURNING value
"""


class FileKeyValue:
    SCHEMA = "CREATE TABLE IF NOT EXISTS key_value (key TEXT PRIMARY KEY, value TEXT, until REAL)"

    def __init__(self, path: Path) -> None:
        self.file = SharedFile(path, self.SCHEMA)
        self._swept = 0.0

    def put(self, key: str, value: Any, seconds: int) -> None:
        self._write(PUT, key, json.dumps(value), seconds)

    def get(self, key: str) -> Any:
        with self.file.transaction() as database:
            row = database.execute(
                "SELECT value FROM key_value WHERE key = ? AND until > ?", (key, time.time())
            ).fetchone()
        return json.loads(row[0]) if row else None

    def first(self, key: str, seconds: int) -> float:
        return float(self._write(FIRST, key, str(time.time()), seconds)[0])

    def _write(self, statement: str, key: str, value: str, seconds: int) -> Any:
        now = time.time()
        with self.file.transaction() as database:
            if abs(now - self._swept) > SWEEP_EVERY:
                self._swept = now
                database.execute("DELETE FROM key_value WHERE until < ?", (now,))
            values = {"key": key, "value": value, "now": now, "until": now + seconds}
            return database.execute(statement, values).fetchone()
