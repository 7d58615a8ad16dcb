"""Short-lived values that all processes of a site share: tokens, sessions. They may be lost at any time."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from ..conf import directory, redis_prefix, redis_url
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
    return _in_redis(url, redis_prefix()) if url else _in_file(directory())


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileKeyValue:
    return FileKeyValue(folder / "key-value.sqlite3")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisKeyValue:
    return RedisKeyValue(url, prefix)
