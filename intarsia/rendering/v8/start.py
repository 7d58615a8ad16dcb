"""Starts V8 once per process, so that every thread can use it.

On processors with memory protection keys (`pku` in /proc/cpuinfo), V8 gives access to its memory to the thread that
starts it and to the threads that this thread starts later. An older thread that makes or closes a context ends the
process with SIGSEGV. So V8 starts when Django starts, in the main thread, before servers start their threads.
"""

import logging
import os
import queue
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from py_mini_racer import init_mini_racer

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
THREADS = Path("/proc/self/task")
# In `stat` of a thread, counted from the field after its name; PF_IO_WORKER of the kernel.
FLAGS_FIELD, IO_WORKER = 6, 0x10

STARTED_LATE = (
    "V8 was started in a process that already had other threads (%d). Pages are rendered as usual. A process that is "
    "forked from this one may be unable to render. To avoid this, call django.setup() or "
    "intarsia.rendering.v8.start.start_v8() in the main thread before other threads are started."
)
NO_ACCESS = (
    "this process was forked by a thread that has no access to V8. Call django.setup() or "
    "intarsia.rendering.v8.start.start_v8() in the main thread before other threads are started, "
    "or start it in the child process only"
)


class NoAccess(Exception):
    """This process inherited a V8 that it must not use; the message says what to do."""


@dataclass(frozen=True)
class V8Start:
    """How V8 was started. Threads are identified by their native ids."""

    process: int
    thread: int
    older_threads: frozenset[int]
    has_access: bool = True


class _ContextThread:
    """Makes and closes contexts for threads without access to V8's memory."""

    def __init__(self) -> None:
        self._tasks: queue.SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="intarsia-v8", daemon=True)
        self._thread.start()

    def run(self, task: Callable[[], Result]) -> Result:
        # The garbage collector may close a context in this thread.
        if threading.current_thread() is self._thread:
            return task()
        if sys.is_finalizing():
            raise RuntimeError("Python is shutting down, and this thread no longer runs.")
        answer: Future[Result] = Future()
        self._tasks.put((task, answer))
        return answer.result()

    def _work(self) -> None:
        while True:
            _fulfill(*self._tasks.get())


_lock = threading.Lock()
_start: V8Start | None = None
_context_thread: _ContextThread | None = None
_forking_thread = 0


def start_v8() -> V8Start:
    """Starts V8 in the calling thread, unless it runs already. Returns how it was started."""
    global _start, _context_thread
    with _lock:
        if _start is None:
            own = threading.get_native_id()
            older = _native_threads() - {own}
            init_mini_racer(ignore_duplicate_init=True)
            if older:
                logger.warning(STARTED_LATE, len(older))
                _context_thread = _ContextThread()
            _start = V8Start(os.getpid(), own, older)
        return _start


def run_with_access(task: Callable[[], Result]) -> Result:
    """Runs `task`, which makes or closes a context, in a thread with access to V8's memory.

    Raises NoAccess if this process has no such thread.
    """
    if not start_v8().has_access:
        raise NoAccess(NO_ACCESS)
    return _context_thread.run(task) if _context_thread else task()


def _fulfill(task: Callable[[], Any], answer: "Future[Any]") -> None:
    try:
        answer.set_result(task())
    except BaseException as error:
        answer.set_exception(error)


def _native_threads() -> frozenset[int]:
    """The native ids of all threads of this process. Without /proc, only the threads that Python knows."""
    if THREADS.exists():
        return frozenset(int(thread.name) for thread in THREADS.iterdir() if not _is_of_the_kernel(thread))
    return frozenset(thread.native_id for thread in threading.enumerate() if thread.native_id)


def _is_of_the_kernel(thread: Path) -> bool:
    """Whether the kernel made the thread for io_uring. Such a thread runs no code of this process."""
    try:
        # The thread's name before these fields may contain spaces.
        fields = (thread / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        # The thread has ended since it was listed.
        return True
    return bool(int(fields[FLAGS_FIELD]) & IO_WORKER)


def _before_fork() -> None:
    global _forking_thread
    _forking_thread = threading.get_native_id()


def _after_fork() -> None:
    """A child has one thread, with the access that the forking thread had."""
    global _lock, _start, _context_thread
    _lock, _context_thread = threading.Lock(), None
    if _start is not None:
        # If there were older threads, the forking thread may descend from one of them and have no access.
        has_access = _start.has_access and (not _start.older_threads or _forking_thread == _start.thread)
        own = threading.get_native_id()
        _start = replace(_start, process=os.getpid(), thread=own, older_threads=frozenset(), has_access=has_access)


os.register_at_fork(before=_before_fork, after_in_child=_after_fork)
