"""What crashed a process of the site, so that no other process tries it again.

Finding it costs several processes, seconds, and the memory that it allocates before it crashes. Without the log, all
workers would do that at the same time, and again after each restart.
"""

from functools import lru_cache
from pathlib import Path
from typing import Protocol

from ..conf import directory, redis_prefix, redis_url
from .in_file import FileCrashLog
from .in_redis import RedisCrashLog


class CrashLog(Protocol):
    def add(self, name: str) -> None:
        """`name` can be a file name. A failure is logged, because the caller continues without the log."""

    def names(self) -> frozenset[str]:
        """The names of the last month."""


def crash_log() -> CrashLog:
    url = redis_url()
    return _in_redis(url, redis_prefix()) if url else _in_file(directory())


@lru_cache(maxsize=1)
def _in_file(folder: Path) -> FileCrashLog:
    return FileCrashLog(folder / "crashing-elements")


@lru_cache(maxsize=1)
def _in_redis(url: str, prefix: str) -> RedisCrashLog:
    return RedisCrashLog(url, prefix)
