"""Rate limits per visitor. All processes count together: in Redis, or in a SQLite file that they share."""

import hashlib
import time
from functools import cache
from pathlib import Path
from typing import Protocol

from django.conf import settings
from django.http import HttpRequest

from intarsia.wire.client_ip import client_ip

from .conf import directory, redis_url
from .shared_file import SharedFile
from .store_errors import STORE_ERRORS

WINDOW_SECONDS = 60


class Counter(Protocol):
    def add(self, key: str, window: int) -> int:
        """Counts one more call and returns the number of calls in this window."""


def is_within_limit(request: HttpRequest, name: str, per_minute: int) -> bool:
    """Counts this call. If the counter itself fails, the call is allowed."""
    window = int(time.time() // WINDOW_SECONDS)
    key = hashlib.sha256(f"{settings.SECRET_KEY}|{client_ip(request.META)}|{name}".encode()).hexdigest()[:24]
    try:
        return _counter().add(key, window) <= per_minute
    except STORE_ERRORS:
        return True


@cache
def _counter() -> Counter:
    url = redis_url()
    return RedisCounter(url) if url else FileCounter(directory() / "limits.sqlite3")


class FileCounter:
    SCHEMA = "CREATE TABLE IF NOT EXISTS calls (key TEXT, window INTEGER, count INTEGER, PRIMARY KEY (key, window))"

    def __init__(self, path: Path) -> None:
        self.file = SharedFile(path, self.SCHEMA)
        self._swept = 0

    def add(self, key: str, window: int) -> int:
        with self.file.transaction() as database:
            if window > self._swept:
                self._swept = window
                database.execute("DELETE FROM calls WHERE window < ?", (window,))
            row = database.execute(
                "INSERT INTO calls VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count",
                (key, window),
            ).fetchone()
            return int(row[0])


class RedisCounter:
    PREFIX = "intarsia:calls:"

    def __init__(self, redis_url: str) -> None:
        import redis

        self.redis = redis.Redis.from_url(redis_url)

    def add(self, key: str, window: int) -> int:
        name = f"{self.PREFIX}{key}:{window}"
        with self.redis.pipeline() as commands:
            commands.incr(name)
            commands.expire(name, WINDOW_SECONDS * 2)
            return int(commands.execute()[0])
