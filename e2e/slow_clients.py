"""Clients that send or read slowly, many at once, and the speed of cached pages meanwhile."""

import asyncio
import random
import socket
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from e2e.site import ROOT

# The first byte of TCP_INFO.
ESTABLISHED = 1


@dataclass
class Ended:
    """What a slow client received until the server closed the connection, and after how many seconds that was."""

    received: bytes
    seconds: float

    @property
    def status(self) -> int:
        return int(self.received.split(b" ", 2)[1]) if self.received else 0

    @property
    def body(self) -> bytes:
        return self.received.partition(b"\r\n\r\n")[2]


class Client:
    """One connection."""

    def __init__(self, url: str, receive_buffer: int = 0) -> None:
        parts = urlsplit(url)
        self._at = parts.hostname or "", parts.port or 80
        self._host = parts.netloc
        self._path = parts.path + (f"?{parts.query}" if parts.query else "")
        self._receive_buffer = receive_buffer

    def head(self, method: str, *headers: str) -> bytes:
        lines = [f"{method} {self._path} HTTP/1.1", f"Host: {self._host}", *headers, "", ""]
        return "\r\n".join(lines).encode()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        connection = socket.socket()
        connection.setblocking(False)
        if self._receive_buffer:
            # Otherwise the kernel receives half a megabyte for a client that reads nothing.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._receive_buffer)
        await asyncio.get_running_loop().sock_connect(connection, self._at)
        return await asyncio.open_connection(sock=connection, limit=self._receive_buffer or 65536)

    async def send_slowly(self, data: bytes, pieces: Iterable[bytes], pause: float) -> Ended:
        """Sends `data` at once, then each piece after a pause, until the server has answered and closed."""
        reader, writer = await self.open()
        began = time.monotonic()
        writer.write(data)
        sending = asyncio.create_task(_send(writer, pieces, pause))
        try:
            return Ended(await _all_of(reader), time.monotonic() - began)
        finally:
            sending.cancel()
            writer.transport.abort()

    def slow_body(self, size: int = 1_000) -> Awaitable[Ended]:
        """Announces 1,000 bytes and sends one each half a second."""
        head = self.head("POST", f"Content-Length: {size}", "Content-Type: application/x-www-form-urlencoded")
        return self.send_slowly(head, [b"a"] * size, 0.5)

    def slow_headers(self) -> Awaitable[Ended]:
        head = self.head("GET", "X-Slow: ").removesuffix(b"\r\n\r\n")
        return self.send_slowly(head, [b"a"] * 1000, 0.5)

    def upload(
        self,
        body: bytes,
        bytes_per_second: int,
        headers: dict[str, str],
        at_half: Callable[[], None] = lambda: None,
    ) -> Awaitable[Ended]:
        """Calls `at_half` when half of the body is sent."""
        size = bytes_per_second // 10

        def pieces() -> Iterator[bytes]:
            for at in range(0, len(body), size):
                yield body[at : at + size]
                if at < len(body) / 2 <= at + size:
                    at_half()

        lines = [f"{name}: {value}" for name, value in headers.items()]
        head = self.head("POST", f"Content-Length: {len(body)}", "Connection: close", *lines)
        return self.send_slowly(head, pieces(), 0.1)

    async def read_slowly(self, piece: int = 65536, pause: float = 0.5) -> Ended:
        reader, writer = await self.open()
        began = time.monotonic()
        writer.write(self.head("GET", "Connection: close"))
        received = b""
        await asyncio.sleep(random.random() * pause)
        try:
            while data := await reader.read(piece):
                received += data
                await asyncio.sleep(pause)
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()
        return Ended(received, time.monotonic() - began)

    async def stall(self) -> Ended:
        """Sends a request and reads nothing until the server has closed the connection."""
        reader, writer = await self.open()
        connection = writer.get_extra_info("socket")
        began = time.monotonic()
        try:
            writer.transport.pause_reading()
            writer.write(self.head("GET", "Connection: close"))
            while connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED:
                await asyncio.sleep(0.1)
            seconds = time.monotonic() - began
            writer.transport.resume_reading()
            return Ended(await _all_of(reader), seconds)
        finally:
            writer.transport.abort()

    async def seconds_of(self, times: int) -> list[float]:
        """The duration of each of many requests that the cache answered, one after the other on one connection."""
        reader, writer = await self.open()
        taken = []
        try:
            for _ in range(times):
                began = time.perf_counter()
                writer.write(self.head("GET"))
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200"), head
                length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
                await reader.readexactly(int(length.split(b":")[1]))
                if b"cache;desc=hit" in head:
                    taken.append(time.perf_counter() - began)
        finally:
            writer.transport.abort()
        return taken


async def _send(writer: asyncio.StreamWriter, pieces: Iterable[bytes], pause: float) -> None:
    # Real clients do not send at the same moments.
    await asyncio.sleep(random.random() * pause)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(pause)


async def _all_of(reader: asyncio.StreamReader) -> bytes:
    received = b""
    try:
        while data := await reader.read(65536):
            received += data
    except ConnectionError:
        pass
    return received


async def percentile_99(url: str, times: int) -> float:
    """The duration of a cached page for eight clients at once, in a process without slow clients."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "e2e.slow_clients", url, str(times)),
        **{"cwd": ROOT, "stdout": asyncio.subprocess.PIPE},
    )
    output, _ = await process.communicate()
    return float(output)


def run(client: Callable[[], Awaitable[Any]], seconds: float = 60) -> Any:
    async def bounded() -> Any:
        return await asyncio.wait_for(client(), seconds)

    return asyncio.run(bounded())


async def seconds_of_eight(url: str, times: int) -> list[float]:
    each = await asyncio.gather(*(Client(url).seconds_of(times // 8) for _ in range(8)))
    return [seconds for client in each for seconds in client]


if __name__ == "__main__":
    durations = asyncio.run(seconds_of_eight(sys.argv[1], int(sys.argv[2])))
    print(statistics.quantiles(durations, n=100)[98])
