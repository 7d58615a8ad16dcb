"""A time limit that counts only the time in which this process could run.

A paused or overloaded machine must not look like a script that never ends.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

HEARTBEAT_SECONDS = 0.05
# A script that waits uses no processor time. Its limit is longer, because it may wait for a busy processor.
IDLE_FACTOR = 4


class RunLimit:
    """Counts processor time, and at most one heartbeat between two calls of `is_reached`."""

    def __init__(
        self,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        processor_clock: Callable[[], float] = time.process_time,
    ):
        self._clock, self._processor_clock = clock, processor_clock
        self._at, self._processor_at = clock(), processor_clock()
        self._busy_left = seconds
        self._left = seconds * IDLE_FACTOR

    def is_reached(self) -> bool:
        """Call this once per heartbeat."""
        at, processor_at = self._clock(), self._processor_clock()
        passed = min(at - self._at, HEARTBEAT_SECONDS)
        # Other threads of this process use processor time as well.
        busy = min(processor_at - self._processor_at, passed)
        self._at, self._processor_at = at, processor_at
        self._left -= passed
        self._busy_left -= busy
        return self._busy_left <= 0 or self._left <= 0


@asynccontextmanager
async def run_timeout(seconds: float) -> AsyncIterator[None]:
    """Like `asyncio.timeout`, but raises TimeoutError after `seconds` in which this process could run."""
    loop, limit = asyncio.get_running_loop(), RunLimit(seconds)
    timer: asyncio.TimerHandle
    async with asyncio.timeout(None) as timeout:

        def beat() -> None:
            nonlocal timer
            if limit.is_reached():
                timeout.reschedule(loop.time())
            else:
                timer = loop.call_later(HEARTBEAT_SECONDS, beat)

        timer = loop.call_later(HEARTBEAT_SECONDS, beat)
        try:
            yield
        finally:
            timer.cancel()
