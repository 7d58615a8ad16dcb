"""Short-lived values that all processes of a site share: tokens, sessions, counts.

In Redis, or in a file that the processes of one machine share. They may be lost at any time: verdicts then use what
is left, and nobody is refused for it.
"""

import json
import time
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from intarsia.state.conf import directory, redis_url
from intarsia.state.shared_file import SharedFile
from intarsia.state.store_errors import STORE_ERRORS as SHARED_STORE_ERRORS

# If the store is unavailable, callers continue without it.
STORE_ERRORS: tuple[type[Exception], ...] = (*SHARED_STORE_ERRORS, ValueError)


class KeyValue(Protocol):
    def put(self, key: str, value: Any, seconds: int) -> None: ...

    def get(self, key: str) -> Any:
        """None if it is missing or expired."""

    def first(self, key: str, seconds: int) -> float:
        """The time of the first call in seconds since 1970, including this one. All processes get the same time."""

    def count(self, key: str, seconds: int) -> int:
        """Counts one more; the count restarts `seconds` after its first increment."""


@cache
def key_value() -> KeyValue:
    url = redis_url()
    return RedisKeyValue(url) if url else FileKeyValue(directory() / "protection.sqlite3")


class FileKeyValue:
    SCHEMA = "CREATE TABLE IF NOT EXISTS key_value (key TEXT PRIMARY KEY, value TEXT, until REAL)"
    SWEEP_EVERY = 300

    def __init__(self, path: Path) -> None:
        self.file = SharedFile(path, self.SCHEMA)
        self.swept = 0.0

    def put(self, key: str, value: Any, seconds: int) -> None:
        statement = (
            "INSERT INTO key_value VALUES (?, ?, ?) "
            "ON CONFLICT DO UPDATE SET value = excluded.value, until = excluded.until"
        )
        self._write(statement, (key, json.dumps(value), time.time() + seconds))

    def get(self, key: str) -> Any:
        with self.file.transaction() as database:
            row = database.execute(
                "SELECT value FROM key_value WHERE key = ? AND until > ?", (key, time.time())
            ).fetchone()
        return json.loads(row[0]) if row else None

    def first(self, key: str, seconds: int) -> float:
        return float(self._kept_or_begun(key, "value", str(time.time()), seconds))

    def count(self, key: str, seconds: int) -> int:
        return int(self._kept_or_begun(key, "value + 1", "1", seconds))

    def _kept_or_begun(self, key: str, kept: str, begun: str, seconds: int) -> str:
        now = time.time()
        statement = (
            "INSERT INTO key_value VALUES (:key, :begun, :until) ON CONFLICT DO UPDATE SET "
            f"value = CASE WHEN until > :now THEN {kept} ELSE :begun END, "
            "until = CASE WHEN until > :now THEN until ELSE :until END RETURNING value"
        )
        return self._write(statement, {"key": key, "begun": begun, "now": now, "until": now + seconds})[0]

    def _write(self, statement: str, values: Any) -> Any:
        with self.file.transaction() as database:
            if time.time() - self.swept > self.SWEEP_EVERY:
                self.swept = time.time()
                database.execute("DELETE FROM key_value WHERE until < ?", (self.swept,))
            return database.execute(statement, values).fetchone()


class RedisKeyValue:
    PREFIX = "intarsia:protection:"

    def __init__(self, url: str) -> None:
        import redis

        self.redis = redis.Redis.from_url(url)

    def put(self, key: str, value: Any, seconds: int) -> None:
        self.redis.set(self.PREFIX + key, json.dumps(value), ex=seconds)

    def get(self, key: str) -> Any:
        found: Any = self.redis.get(self.PREFIX + key)
        return None if found is None else json.loads(found)

    def first(self, key: str, seconds: int) -> float:
        now = time.time()
        earlier: Any = self.redis.set(self.PREFIX + key, str(now), ex=seconds, nx=True, get=True)
        return now if earlier is None else float(earlier)

    def count(self, key: str, seconds: int) -> int:
        with self.redis.pipeline() as commands:
            commands.set(self.PREFIX + key, 0, ex=seconds, nx=True)
            commands.incr(self.PREFIX + key)
            return int(commands.execute()[1])
