"""Recent values in a file, for the processes of one machine."""

import json
import time
from pathlib import Path
from typing import Any

from ..shared_file import SharedFile
from .bounds import Bounds

# The bound for all is kept after so many writes of a process.
TRIM_EVERY = 50
PUT = "INSERT OR REPLACE INTO recent VALUES (:kind, :owner, :name, :value, :now)"
COUNT = """
INSERT INTO recent VALUES (:kind, :owner, :name, 1, :now) ON CONFLICT DO UPDATE SET
  value = CASE WHEN at > :now - :seconds THEN value + 1 ELSE 1 END, at = :now
RETURNING value
"""
GET = "SELECT value FROM recent WHERE kind = ? AND owner = ? AND name = ? AND at > ?"
TRIM_OWNER = """
DELETE FROM recent WHERE kind = :kind AND owner = :owner AND at <= (
  SELECT at FROM recent WHERE kind = :kind AND owner = :owner ORDER BY at DESC LIMIT 1 OFFSET :of_owner
)
"""
TRIM_ALL = """
DELETE FROM recent WHERE kind = :kind AND at <= max(
  :now - :seconds, coalesce((SELECT at FROM recent WHERE kind = :kind ORDER BY at DESC LIMIT 1 OFFSET :in_all), 0)
)
"""


class FileRecentValues:
    SCHEMA = """
    CREATE TABLE IF NOT EXISTS recent (
      kind TEXT, owner TEXT, name TEXT, value TEXT, at REAL, PRIMARY KEY (kind, owner, name)
    );
    CREATE INDEX IF NOT EXISTS recent_by_time ON recent (kind, at);
    """

    def __init__(self, path: Path) -> None:
        self.file = SharedFile(path, self.SCHEMA)
        self._writes = 0

    def put(self, bounds: Bounds, owner: str, name: str, value: Any) -> None:
        self._write(PUT, bounds, {"owner": owner, "name": name, "value": json.dumps(value)})

    def count(self, bounds: Bounds, owner: str, name: str) -> int:
        return int(self._write(COUNT, bounds, {"owner": owner, "name": name})[0])

    def _write(self, statement: str, bounds: Bounds, values: dict[str, str]) -> Any:
        self._writes += 1
        row = {**values, "now": time.time(), **vars(bounds)}
        with self.file.transaction() as database:
            written = database.execute(statement, row).fetchone()
            database.execute(TRIM_OWNER, row)
            if self._writes % TRIM_EVERY == 1:
                database.execute(TRIM_ALL, row)
        return written

    def get(self, bounds: Bounds, owner: str, name: str) -> Any:
        since = time.time() - bounds.seconds
        with self.file.transaction() as database:
            row = database.execute(GET, (bounds.kind, owner, name, since)).fetchone()
        return json.loads(row[0]) if row else None
