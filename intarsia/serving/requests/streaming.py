"""Sends a response piece by piece, no faster than the client reads it."""

import asyncio
import contextlib
import socket
from concurrent.futures import Executor
from typing import Any, Final

from ..connections import abort, connection_of, progress
from .response import Response

# The server's queue has no limit, so after this many bytes we wait until the client has read them.
AHEAD: Final = 1024 * 1024
PAUSE: Final = 0.02


class ClientLeft(Exception):
    pass


async def stream(response: Response, protocol: Any, threads: Executor, client: str) -> None:
    run = asyncio.get_running_loop().run_in_executor
    connection: socket.socket | None = None
    try:
        transport = protocol.response_stream(response.status, response.headers)
        piece: bytes | None = response.body
        ahead = 0
        while piece is not None:
            if piece:
                await _sent(transport, piece)
            ahead += len(piece)
            if ahead >= AHEAD:
                connection = connection or await asyncio.to_thread(connection_of, client)
                await _caught_up(connection)
                ahead = 0
            try:
                piece = await run(threads, response.next_piece)
            except BaseException:
                # The server would end the response as if it were complete.
                connection = connection or await asyncio.to_thread(connection_of, client)
                _disconnect(connection)
                raise
    except ClientLeft:
        # As with any server, the client may leave before the end.
        pass
    finally:
        if connection:
            connection.close()
        await run(threads, response.close)


def _disconnect(connection: socket.socket | None) -> None:
    if connection:
        with contextlib.suppress(OSError):
            abort(connection)


async def _sent(transport: Any, piece: bytes) -> None:
    try:
        await transport.send_bytes(piece)
    except RuntimeError as closed:
        # granian's ProtocolClosed, which only granian has.
        raise ClientLeft from closed


async def _caught_up(connection: socket.socket | None) -> None:
    """Waits until the client has read everything. Raises ClientLeft if it disconnected."""
    while connection:
        await asyncio.sleep(PAUSE)
        is_open, is_behind, _ = progress(connection)
        if not is_open:
            raise ClientLeft
        if not is_behind:
            return
