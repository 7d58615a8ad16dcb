"""Threads that each process of a server needs: one that reads the firewall's rules, one that renders pages ahead.

A fork copies only the thread that calls it, and copies a lock that another thread holds as locked for ever. So the
launcher, which loads the site once and then forks the workers, starts no thread: each worker starts them all.
"""

import os
from collections.abc import Callable

_starts: list[Callable[[], None]] = []
_is_held = False


def start_in_each_process(start: Callable[[], None]) -> None:
    """Calls `start` now, or in each worker if the launcher loads the site, and in each process forked later."""
    _starts.append(start)
    if not _is_held:
        start()


def hold_threads() -> None:
    """From now on no thread is started, until a worker calls `release_threads`."""
    global _is_held
    _is_held = True


def release_threads() -> None:
    """Starts the threads that wait, once."""
    global _is_held
    if _is_held:
        _is_held = False
        _start_all()


def _start_all() -> None:
    for start in _starts:
        start()


def _after_fork() -> None:
    if not _is_held:
        _start_all()


os.register_at_fork(after_in_child=_after_fork)
