"""Receives the body of a request in memory or in a temporary file. Clients below the minimum speed are cut off."""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator
from tempfile import SpooledTemporaryFile
from typing import IO, cast

from ..limits import Limits


class TooSlow(Exception):
    pass


class TooLarge(Exception):
    pass


class CutOff(Exception):
    """The client disconnected before it sent the announced number of bytes."""


class _Pace:
    """Measures whether enough bytes arrive in each period of `slow_seconds`. The last one of a body may be shorter."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._limits = limits
        self._begin(now)

    def _begin(self, now: float) -> None:
        self._end, self._received = now + self._limits.slow_seconds, 0

    def deadline(self) -> float:
        """The time at which the client counts as too slow, unless more bytes arrive before."""
        is_enough = self._received >= self._limits.bytes_in_time
        return self._end + (self._limits.slow_seconds if is_enough else 0)

    def add(self, size: int, now: float) -> None:
        if now >= self._end:
            self._begin(now)
        self._received += size


async def received_body(pieces: AsyncIterable[bytes], limits: Limits) -> tuple[IO[bytes], int]:
    """The body, from its start, and its size. Raises TooSlow or TooLarge."""
    loop = asyncio.get_running_loop()
    pace = _Pace(limits, loop.time())
    body = cast(IO[bytes], SpooledTemporaryFile(limits.body_memory))  # noqa: SIM115 - the caller closes it
    iterator, size = aiter(pieces), 0
    try:
        while piece := await _next(iterator, pace.deadline()):
            size += len(piece)
            if size > limits.body_bytes:
                raise TooLarge
            pace.add(len(piece), loop.time())
            if size <= limits.body_memory:
                body.write(piece)
            else:
                # A busy disk must not stop the event loop.
                await asyncio.to_thread(body.write, piece)
    except BaseException:
        body.close()
        raise
    body.seek(0)
    return body, size


async def _next(iterator: AsyncIterator[bytes], deadline: float) -> bytes:
    """The next piece that is not empty; empty at the end."""
    try:
        async with asyncio.timeout_at(deadline):
            while not (piece := await iterator.__anext__()):
                pass
            return piece
    except StopAsyncIteration:
        return b""
    except TimeoutError:
        raise TooSlow from None
