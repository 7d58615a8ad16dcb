"""Short-lived values that all processes of a site share: tokens, decisions. They may be lost at any time. While Redis
is unavailable, each machine has its own.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from ..conf import directory, redis_prefix, redis_url
from ..on_this_machine import or_on_this_machine
from .in_file import FileKeyValue
from .in_redis import RedisKeyValue


class KeyValue(Protocol):
    def put(self, key: str, value: Any, seconds: int) -> None:
        """`value` is anything that JSON can represent."""

    def get(self, key: str) -> Any:
        """None if it is missing or expired."""

    def first(self, key: str, seconds: int) -> float:
        """The time of the first call in seconds since 1970, including this one. All processes get the same time."""


def key_value() -> KeyValue:
    url = redis_url()
    return _SharedKeyValue(_in_redis(url, redis_prefix())) if url else _in_file(directory())


class _SharedKeyValue:
    def __init__(self, redis: RedisKeyValue) -> None:
        self.in_redis = redis

    def put(self, key: str, value: Any, seconds: int) -> None:
        or_on_this_machine(
            lambda: self.in_redis.put(key, value, seconds), _in_file, lambda file: file.put(key, value, seconds)
        )

    def get(self, key: str) -> Any:
        return or_on_this_machine(lambda: self.in_redis.get(key), _in_file, lambda file: file.get(key))

    def first(self, key: str, seconds: int) -> float:
        return or_on_this_machine(
            lambda: self.in_redis.first(key, seconds), _in_file, lambda file: file.first(key, seconds)
        )


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileKeyValue:
    return FileKeyValue(folder / "key-value.sqlite3")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisKeyValue:
    return RedisKeyValue(url, prefix)
