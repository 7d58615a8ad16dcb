"""Disconnects clients that do not read what was sent to them.

The server has no deadline for writing a response. The kernel knows for each connection how many bytes the client has
acknowledged and how many are not sent yet. Only Linux reports this; on other systems slow readers stay connected.
"""

import contextlib
import os
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from .limits import Limits

ESTABLISHED: Final = 1
CLOSE_WAIT: Final = 8
LISTENING: Final = 10
AT_ONCE: Final = 16
# Offsets in struct tcp_info of linux/tcp.h, which begins with the state: unacked, bytes_acked, notsent_bytes.
_UNACKNOWLEDGED, _ACKNOWLEDGED, _UNSENT, _SIZE = 24, 120, 144, 148


class Progress(NamedTuple):
    is_open: bool
    # Something was sent that the client has not acknowledged.
    is_behind: bool
    acknowledged: int


class Connections:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._stopped = threading.Event()
        # By client: the time when it was last fast enough, after the number of bytes acknowledged at that time.
        self._seen: dict[tuple[str, int], tuple[int, float]] = {}

    def start(self) -> None:
        if sys.platform == "linux":
            threading.Thread(target=self._watch, name="slow-readers", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()

    def _watch(self) -> None:
        while not self._stopped.wait(min(1.0, self._limits.slow_seconds / 4)):
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Disconnects clients that have been too slow for `slow_seconds`."""
        seen = {}
        for peer, connection in _accepted():
            with connection, contextlib.suppress(OSError):
                _, is_behind, acknowledged = progress(connection)
                before, since = self._seen.get(peer, (acknowledged, now))
                if not is_behind or acknowledged - before >= self._limits.bytes_in_time or acknowledged < before:
                    before, since = acknowledged, now
                elif now - since >= self._limits.slow_seconds:
                    abort(connection)
                seen[peer] = before, since
        self._seen = seen


def connection_of(client: str) -> socket.socket | None:
    """The connection of a client, "ip:port". Close it after use. Call it in a thread."""
    host, _, port = client.rpartition(":")
    found = None
    if sys.platform == "linux" and port.isdigit():
        for peer, connection in _accepted():
            if peer == (host, int(port)) and found is None:
                found = connection
            else:
                connection.close()
    return found


def progress(connection: socket.socket) -> Progress:
    info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
    if len(info) < _SIZE:
        return Progress(True, False, 0)
    (unacknowledged,) = struct.unpack_from("I", info, _UNACKNOWLEDGED)
    (acknowledged,) = struct.unpack_from("Q", info, _ACKNOWLEDGED)
    (unsent,) = struct.unpack_from("I", info, _UNSENT)
    return Progress(info[0] in (ESTABLISHED, CLOSE_WAIT), bool(unacknowledged or unsent), acknowledged)


def abort(connection: socket.socket) -> None:
    """Ends the connection and discards unsent data; without the option, the kernel would keep trying to send it."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.shutdown(socket.SHUT_RDWR)


def _accepted() -> Iterator[tuple[tuple[str, int], socket.socket]]:
    """Connections of clients to this process, as duplicates that must be closed."""
    ports, connections = set(), []
    for connection in _tcp_sockets():
        try:
            if connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == LISTENING:
                ports.add(connection.getsockname()[1])
                connection.close()
            else:
                connections.append((connection.getsockname()[1], connection.getpeername()[:2], connection))
        except OSError:
            connection.close()
    for port, peer, connection in connections:
        if port in ports:
            yield peer, connection
        else:
            connection.close()


def _tcp_sockets() -> Iterator[socket.socket]:
    for number, name in enumerate(os.listdir("/proc/self/fd")):
        if number % AT_ONCE == AT_ONCE - 1:
            # Lets the event loop run: checking hundreds of connections takes long.
            time.sleep(0.001)
        try:
            if not os.readlink(f"/proc/self/fd/{name}").startswith("socket:"):
                continue
            found = socket.socket(fileno=os.dup(int(name)))
        except OSError:
            # Closed in the meantime.
            continue
        if found.family in (socket.AF_INET, socket.AF_INET6) and found.type == socket.SOCK_STREAM:
            yield found
        else:
            found.close()
