"""Counts that all processes of a site share. They may be lost at any time."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from ..conf import directory, redis_prefix, redis_url
from .in_file import FileCounters
from .in_redis import RedisCounters


class Counters(Protocol):
    def count(self, key: str, seconds: int) -> int:
        """Counts one more and returns the sum. The count restarts `seconds` after its first increment."""

    def count_each(self, keys: Sequence[str], seconds: int) -> list[int]:
        """The same for each of these keys, in one exchange with the store."""


def counters() -> Counters:
    url = redis_url()
    return _in_redis(url, redis_prefix()) if url else _in_file(directory())


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileCounters:
    return FileCounters(folder / "counters.sqlite3")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisCounters:
    return RedisCounters(url, prefix)
