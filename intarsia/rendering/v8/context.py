"""One context of the embedded V8, which runs code in the calling thread.

By default, mini-racer gives each context a thread of its own. Waking that thread twice per call takes longer than
rendering a page on a quiet server.
"""

import asyncio
import contextlib
import os
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from py_mini_racer import JSOOMException, JSTimeoutException, mini_racer

from .run_limit import run_timeout
from .start import run_with_access

Answer = TypeVar("Answer")

# Without a hint, V8 keeps 200 MB of garbage. Collecting it takes about 25 ms, so it happens after this many characters
# of input: every 200 new or 500 known pages.
COLLECT_GARBAGE_AFTER_CHARACTERS = 5_000_000

# The context exceeded its limit of time or memory. It must be closed and never used again.
EXHAUSTED = (JSOOMException, JSTimeoutException)


class V8Context:
    """Only the process that made a context may use it, one thread at a time."""

    def __init__(self, heap_bytes: int) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._opened = mini_racer(self._loop)
        self._racer = run_with_access(lambda: self._wait_for(self._open(heap_bytes)))
        self._characters = 0

    def evaluate(self, code: str, seconds: float) -> Any:
        """The value of `code`: str, int, float, bool or None. Raises JSEvalException or one of EXHAUSTED."""
        return self._wait_for(self._evaluate(code, seconds))

    def evaluate_both(self, first: tuple[str, float], second: tuple[str, float]) -> tuple[Any, bool]:
        """The value of the first code, and whether the second one finished within its seconds."""

        async def both() -> tuple[Any, bool]:
            answer = await self._evaluate(*first)
            with contextlib.suppress(*EXHAUSTED):
                await self._evaluate(*second)
                self._collect_garbage()
                return answer, True
            return answer, False

        return self._wait_for(both())

    def close(self) -> None:
        # Closing a busy context can raise, but it is closed all the same.
        with contextlib.suppress(Exception):
            run_with_access(lambda: self._opened.__exit__(None, None, None))
        self._loop.close()

    def __del__(self) -> None:
        if self._process == os.getpid() and not self._loop.is_closed():
            self.close()

    async def _open(self, heap_bytes: int) -> Any:
        # Inside its own event loop, mini-racer does not block here.
        racer = self._opened.__enter__()
        racer.set_hard_memory_limit(heap_bytes)
        return racer

    async def _evaluate(self, code: str, seconds: float) -> Any:
        self._characters += len(code)
        try:
            async with run_timeout(seconds):
                return await self._racer.eval_cancelable(code)
        except TimeoutError as error:
            raise JSTimeoutException from error

    def _collect_garbage(self) -> None:
        """Call this only while the context is idle: otherwise it never returns."""
        if self._characters > COLLECT_GARBAGE_AFTER_CHARACTERS:
            self._characters = 0
            self._racer.low_memory_notification()

    def _wait_for(self, answer: Coroutine[Any, Any, Answer]) -> Answer:
        if not _runs_event_loop():
            return self._loop.run_until_complete(answer)
        with ThreadPoolExecutor(1) as other:
            return other.submit(self._loop.run_until_complete, answer).result()


def _runs_event_loop() -> bool:
    """Whether this thread already runs an event loop; it cannot run a second one."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
