"""Locks of which one process of the site has at most one.

`on_machine.locked` is for the files of one machine: it waits. `site_lock` is for all machines: it does not wait.
"""

from typing import Protocol

from ..conf import directory, redis_prefix, redis_url
from .in_file import FileLock
from .in_redis import RedisLock


class SiteLock(Protocol):
    def acquire(self) -> bool:
        """Takes the lock, or keeps it. False if another process has it."""

    def release(self) -> None: ...


def site_lock(name: str, seconds: int) -> SiteLock:
    """Call `acquire` at least once in `seconds` to keep the lock. Without Redis it lasts until the process ends.

    A process that is paused for longer than `seconds` may lose it without notice.
    """
    if url := redis_url():
        return RedisLock(url, redis_prefix(), name, seconds)
    return FileLock(directory() / f"{name}.lock")
