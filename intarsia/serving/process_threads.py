"""Threads that each process of a server needs: one that reads the firewall's rules, one that renders pages ahead.

A fork copies only the thread that calls it, and copies a lock of another thread as locked forever. So the
launcher, which loads the site once and then forks the workers, starts no thread: each worker starts them all.
"""

import os
from collections.abc import Callable

_starts: list[Callable[[], None]] = []
_is_deferred = False


def start_in_each_process(start: Callable[[], None]) -> None:
    """Calls `start` now, or in each worker if the launcher loads the site, and in each process forked later."""
    _starts.append(start)
    if not _is_deferred:
        start()


def defer_threads() -> None:
    """From now on, threads start only when a worker calls `start_deferred_threads`."""
    global _is_deferred
    _is_deferred = True


def start_deferred_threads() -> None:
    """Starts the deferred threads, once."""
    global _is_deferred
    if _is_deferred:
        _is_deferred = False
        _start_all()


def _start_all() -> None:
    for start in _starts:
        start()


def _after_fork() -> None:
    if not _is_deferred:
        _start_all()


os.register_at_fork(after_in_child=_after_fork)
