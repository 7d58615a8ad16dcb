"""Counts that all processes of a site share. They may be lost at any time. While Redis is unavailable, the
processes of each machine count together.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from ..conf import directory, redis_prefix, redis_url
from ..on_this_machine import or_on_this_machine
from .in_file import FileCounters
from .in_redis import RedisCounters


class Counters(Protocol):
    def count(self, key: str, seconds: int) -> int:
        """Counts one more and returns the sum. The count restarts `seconds` after its first increment."""

    def count_each(self, keys: Sequence[str], seconds: int) -> list[int]:
        """The same for each of these keys, in one exchange with the store."""


def counters() -> Counters:
    url = redis_url()
    return _SharedCounters(_in_redis(url, redis_prefix())) if url else _in_file(directory())


class _SharedCounters:
    def __init__(self, redis: RedisCounters) -> None:
        self.in_redis = redis

    def count(self, key: str, seconds: int) -> int:
        return self.count_each([key], seconds)[0]

    def count_each(self, keys: Sequence[str], seconds: int) -> list[int]:
        return or_on_this_machine(
            lambda: self.in_redis.count_each(keys, seconds), _in_file, lambda file: file.count_each(keys, seconds)
        )


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileCounters:
    return FileCounters(folder / "counters.sqlite3")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisCounters:
    return RedisCounters(url, prefix)
