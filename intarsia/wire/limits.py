"""How often one visitor may call. Counted for all processes together: in Redis, or in a file that they share."""

import hashlib
import os
import time
from functools import cache
from pathlib import Path
from typing import Protocol

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest

from .client_address import client_address
from .faults import FAULTS
from .shared_file import SharedFile

WINDOW_SECONDS = 60


class Counter(Protocol):
    def add(self, key: str, window: int) -> int:
        """Counts one more and answers how many there are in this window."""


def is_within_limit(request: HttpRequest, name: str, per_minute: int) -> bool:
    """Counts this call. When the counter itself fails, the visitor is let through."""
    window = int(time.time() // WINDOW_SECONDS)
    key = hashlib.sha256(f"{settings.SECRET_KEY}|{client_address(request.META)}|{name}".encode()).hexdigest()[:24]
    try:
        return _counter().add(key, window) <= per_minute
    except FAULTS:
        return True


@cache
def _counter() -> Counter:
    address = getattr(settings, "REDIS_URL", None) or os.environ.get("REDIS_URL")
    return RedisCounter(address) if address else FileCounter(shared_folder() / "limits.sqlite3")


def shared_folder() -> Path:
    # The page cache's folder, said again: this app knows no other.
    if chosen := getattr(settings, "INTARSIA_CACHE_DIR", None):
        return Path(chosen)
    if not settings.MEDIA_ROOT:
        raise ImproperlyConfigured(
            "Calls of visitors cannot be counted: neither INTARSIA_CACHE_DIR nor MEDIA_ROOT nor REDIS_URL is set. "
            "Set INTARSIA_CACHE_DIR to a folder that the site may write and the web does not show."
        )
    return Path(settings.MEDIA_ROOT).resolve().parent / "page-cache"


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

    def __init__(self, address: str) -> None:
        import redis

        self.redis = redis.Redis.from_url(address)

    def add(self, key: str, window: int) -> int:
        name = f"{self.PREFIX}{key}:{window}"
        with self.redis.pipeline() as commands:
            commands.incr(name)
            commands.expire(name, WINDOW_SECONDS * 2)
            return int(commands.execute()[0])
