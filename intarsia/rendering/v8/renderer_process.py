"""A program: V8 in a separate process, which evaluates the scripts that a worker sends and ends with the worker.

Its standard input is a socket. It must not import Django: that would cost memory, and time at each start.
"""

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sys
import traceback
from pathlib import Path
from typing import Any

from py_mini_racer import JSEvalException, JSOOMException, init_mini_racer, mini_racer

from .frames import ANSWER, REQUEST, Answer, Request

# What `ps` and `top` show on Linux, which allows 15 characters.
NAME = "intarsia-render"
# An idle V8 answers a ping within a millisecond. One with endless microtasks never answers.
PING_SECONDS = 0.25
# Ends a process that waits inside V8 and whose worker was killed.
MAX_CALL_SECONDS = 60
# Without the last two, V8 takes 40 MB more. Pages are rendered equally fast.
V8_FLAGS = ("--single-threaded", "--max-semi-space-size=2", "--optimize-for-size")
# Without a hint, V8 keeps 100 MB of garbage. Collecting it takes about 25 ms, so it happens after every 150 new pages.
COLLECT_GARBAGE_AFTER_BYTES = 20 * 1024 * 1024
# Limits of the whole process; V8's heap has its own.
MAX_NEW_BYTES = 512 * 1024 * 1024
MAX_BYTES_AFTER_CALL = 320 * 1024 * 1024
STATM = Path("/proc/self/statm")


def main() -> None:
    try:
        _prepare_process()
        # Before any other thread: on processors with memory protection keys, older threads cannot use V8.
        init_mini_racer(flags=V8_FLAGS)
        asyncio.run(_serve(socket.socket(fileno=sys.stdin.fileno()), heap_bytes=int(sys.argv[1])))
    except ConnectionError:
        # The worker has ended.
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        # Unlike sys.exit, this does not wait for code that still runs in V8.
        os._exit(1)


def _prepare_process() -> None:
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text(NAME)
        # If memory runs out, the system ends this process before the worker.
        Path("/proc/self/oom_score_adj").write_text("1000")
    # The worker may need answers until it has ended itself.
    for interrupt in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(interrupt, signal.SIG_IGN)
    for limit in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(limit, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_growth() -> None:
    """From here on, the system refuses more than so much new memory, and V8 throws or ends the process."""
    with contextlib.suppress(OSError):
        used = int(STATM.read_bytes().split()[5]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_DATA, (used + MAX_NEW_BYTES,) * 2)


async def _serve(worker: socket.socket, heap_bytes: int) -> None:
    """Never awaits anything: inside a running event loop, mini-racer evaluates without a second Python thread."""
    requests = worker.makefile("rb")
    memory_after_collection = 0
    with mini_racer() as racer:
        racer.set_hard_memory_limit(heap_bytes)
        _limit_growth()
        while header := requests.read(REQUEST.size):
            kind, milliseconds, size = REQUEST.unpack(header)
            _answer(worker, racer, requests.read(size).decode("utf-8"), milliseconds / 1000)
            if kind != Request.RENDER:
                continue
            memory = _ping(worker, racer)
            # Only an idle V8 can collect garbage; a busy one would never return.
            if memory > memory_after_collection + COLLECT_GARBAGE_AFTER_BYTES:
                racer.low_memory_notification()
                memory_after_collection = _memory()
        os._exit(0)


def _answer(worker: socket.socket, racer: Any, code: str, seconds: float) -> None:
    try:
        value = _evaluate(racer, code, seconds)
    except JSOOMException as error:
        _send(worker, Answer.EXHAUSTED, str(error))
        os._exit(0)
    except JSEvalException as error:
        _send(worker, Answer.THREW, str(error))
    else:
        _send(worker, *((Answer.TEXT, value) if isinstance(value, str) else (Answer.NOTHING, "")))


def _ping(worker: socket.socket, racer: Any) -> int:
    """Says whether code is running, and returns the memory of this process."""
    try:
        _evaluate(racer, "1", PING_SECONDS)
    except JSEvalException as error:
        _send(worker, Answer.EXHAUSTED, str(error))
        os._exit(0)
    memory = _memory()
    _send(worker, Answer.LEAVING if memory > MAX_BYTES_AFTER_CALL else Answer.IDLE)
    return memory


def _evaluate(racer: Any, code: str, seconds: float) -> Any:
    """The value of `code`. The system ends this process after so many seconds of CPU time.

    It does not count the time in which the machine was paused or busy with something else.
    """
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(MAX_CALL_SECONDS)
    try:
        return racer.eval(code)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)


def _send(worker: socket.socket, kind: Answer, text: str = "") -> None:
    data = text.encode("utf-8", "replace")
    worker.sendall(ANSWER.pack(kind, len(data)) + data)


def _memory() -> int:
    """The memory of this process in bytes; without /proc, the most that it ever had."""
    try:
        return int(STATM.read_bytes().split()[1]) * resource.getpagesize()
    except OSError:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    main()
