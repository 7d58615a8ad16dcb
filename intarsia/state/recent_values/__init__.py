"""Short-lived values that all processes of a site share, with a limit for each owner and for all values of a
kind together. At the limit, the oldest are removed. Values may be lost at any time.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from ..conf import directory, redis_prefix, redis_url
from .bounds import Bounds as Bounds
from .in_file import FileRecentValues
from .in_redis import RedisRecentValues


class RecentValues(Protocol):
    def put(self, bounds: Bounds, owner: str, name: str, value: Any) -> None:
        """`value` is anything that JSON can represent; `owner` and `name` have no colon."""

    def count(self, bounds: Bounds, owner: str, name: str) -> int:
        """Adds one to a number, which is zero at first, and returns the sum."""

    def get(self, bounds: Bounds, owner: str, name: str) -> Any:
        """None if it is missing, expired or removed."""


def recent_values() -> RecentValues:
    url = redis_url()
    return _in_redis(url, redis_prefix()) if url else _in_file(directory())


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileRecentValues:
    return FileRecentValues(folder / "recent-values.sqlite3")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisRecentValues:
    return RedisRecentValues(url, prefix)
