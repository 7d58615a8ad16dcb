"""One context of the embedded V8, asked by the thread that needs the answer.

The library's own way gives each context a thread that waits for it: two more wake-ups of a sleeping processor for
each call, which on a quiet server cost more than the drawing itself.
"""

import asyncio
import contextlib
import os
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from py_mini_racer import JSOOMException, JSTimeoutException, mini_racer

Answer = TypeVar("Answer")

# Of what it is asked. V8 thinks that the whole machine is its own: left alone it lets 200 MB lie about, most of them
# pages long since answered. Tidying up takes some 25 ms, so it is done once in 200 new or 500 known pages.
TIDY_AFTER_CHARACTERS = 5_000_000

# What ended because the context took too much time or memory. It must be closed then, never asked again.
EXHAUSTED = (JSOOMException, JSTimeoutException)


class V8Context:
    """Only the process that made it may touch it, and one thread at a time."""

    def __init__(self, heap_bytes: int) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._opened = mini_racer(self._loop)
        self._racer = self._wait_for(self._open(heap_bytes))
        self._characters = 0

    def evaluate(self, code: str, seconds: float) -> Any:
        """A text, a number, a truth value or None; raises JSEvalException, or one of EXHAUSTED."""
        return self._wait_for(self._evaluate(code, seconds))

    def evaluate_both(self, first: tuple[str, float], second: tuple[str, float]) -> tuple[Any, bool]:
        """What the first code answers, and whether the second one answered in its time."""

        async def both() -> tuple[Any, bool]:
            answer = await self._evaluate(*first)
            with contextlib.suppress(*EXHAUSTED):
                await self._evaluate(*second)
                self._tidy_up()
                return answer, True
            return answer, False

        return self._wait_for(both())

    def close(self) -> None:
        # Closing a busy context can complain; it is gone either way.
        with contextlib.suppress(Exception):
            self._opened.__exit__(None, None, None)
        self._loop.close()

    def __del__(self) -> None:
        if self._process == os.getpid() and not self._loop.is_closed():
            self.close()

    async def _open(self, heap_bytes: int) -> Any:
        # The library asks for nothing that could wait when it is called from inside its own loop.
        racer = self._opened.__enter__()
        racer.set_hard_memory_limit(heap_bytes)
        return racer

    async def _evaluate(self, code: str, seconds: float) -> Any:
        self._characters += len(code)
        try:
            async with asyncio.timeout(seconds):
                return await self._racer.eval_cancelable(code)
        except TimeoutError as error:
            raise JSTimeoutException from error

    def _tidy_up(self) -> None:
        """Only while nothing runs in the context: it would be waited for without end."""
        if self._characters > TIDY_AFTER_CHARACTERS:
            self._characters = 0
            self._racer.low_memory_notification()

    def _wait_for(self, answer: Coroutine[Any, Any, Answer]) -> Answer:
        if not _runs_a_loop():
            return self._loop.run_until_complete(answer)
        with ThreadPoolExecutor(1) as other:
            return other.submit(self._loop.run_until_complete, answer).result()


def _runs_a_loop() -> bool:
    """Whether this thread is inside of an event loop, as what asynchronous code calls is: it cannot run a second."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
