"""Looks things up at other people's servers in a few threads. A silent server keeps none of the threads that answer
requests, except for one visitor who waits.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import BoundedSemaphore
from typing import Final, TypeVar

Result = TypeVar("Result")

# Simultaneous lookups of this process. Further lookups are not made.
MAX_LOOKUPS: Final = 4
# The server answers requests in two threads by default (INTARSIA_THREADS), and one of them is for pages.
MAX_WAITING: Final = 1

_free = BoundedSemaphore(MAX_LOOKUPS)
_waiting_places = BoundedSemaphore(MAX_WAITING)


def found_in_time(look_up: Callable[[], Result], seconds: float) -> Result | None:
    """None if it takes longer, or if too many lookups are made already. A request without a waiting place gets None
    at once, and its lookup is made nevertheless, for the next request.
    """
    if not _free.acquire(blocking=False):
        return None
    future = _pool().submit(_made, look_up)
    if not _waiting_places.acquire(blocking=False):
        return None
    try:
        return future.result(timeout=seconds)
    except TimeoutError:
        return None
    finally:
        _waiting_places.release()


def _made(look_up: Callable[[], Result]) -> Result:
    try:
        return look_up()
    finally:
        _free.release()


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(MAX_LOOKUPS, "lookups")
