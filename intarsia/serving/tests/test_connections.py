"""Clients that do not read are disconnected, and only those. Real connections of this process."""

import contextlib
import socket
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from intarsia.serving.connections import Connections, abort, connection_of, progress
from intarsia.serving.limits import Limits

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Only Linux reports what a client has read.")

LIMITS = Limits(slow_seconds=10, slow_bytes_per_second=500)


@dataclass
class Connected:
    server: socket.socket
    client: socket.socket
    port: int

    @property
    def name(self) -> str:
        return "{}:{}".format(*self.client.getsockname())

    def is_open(self) -> bool:
        return progress(self.server).is_open

    def fill(self) -> None:
        """Sends until the client would have to read: its kernel takes no more, and ours has begun to ask for space."""
        self.server.setblocking(False)
        until(self._sends_no_more)

    def _sends_no_more(self) -> bool:
        with contextlib.suppress(BlockingIOError):
            self.server.send(b"a" * 65_536)
        # tcpi_backoff of Linux's tcp_info counts the questions while the client's window is zero.
        return self.server.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 8)[4] > 0

    def read(self) -> None:
        """The client reads everything, and the server knows it."""
        self.client.setblocking(False)
        until(self._is_read)

    def _is_read(self) -> bool:
        with contextlib.suppress(BlockingIOError):
            self.client.recv(1_000_000)
        return not progress(self.server).is_behind


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "It never happened."


@pytest.fixture
def connected() -> Iterator[Connected]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        # Small, so that a client that stops reading is noticed soon.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        port = listening.getsockname()[1]
        client = socket.create_connection(("127.0.0.1", port))
        server, _ = listening.accept()
        with client, server:
            yield Connected(server, client, port)


def test_connection_of_a_client_is_found_by_ip_and_port(connected):
    found = connection_of(connected.name)

    assert found is not None and found.getpeername() == connected.client.getsockname()
    found.close()
    connected.server.sendall(b"still open")
    assert connected.client.recv(100) == b"still open"


@pytest.mark.parametrize("client", ["127.0.0.1:1", "192.0.2.1:{client}", "127.0.0.1:{server}", "unix:", ""])
def test_no_connection_is_found_for_another_client(connected, client):
    named = client.format(client=connected.client.getsockname()[1], server=connected.port)

    assert connection_of(named) is None


def test_progress_counts_what_the_client_acknowledged(connected):
    before = progress(connected.server)
    connected.server.sendall(b"a" * 3000)
    until(lambda: not progress(connected.server).is_behind)

    assert before.is_open and not before.is_behind
    assert progress(connected.server).acknowledged - before.acknowledged == 3000


def test_client_that_does_not_read_is_behind(connected):
    connected.fill()

    assert progress(connected.server).is_behind


def test_client_that_sends_nothing_more_is_still_connected(connected):
    connected.client.shutdown(socket.SHUT_WR)
    assert connected.server.recv(1) == b""

    assert connected.is_open()


def test_aborted_connection_is_reset_at_once(connected):
    connected.fill()
    abort(connected.server)
    connected.server.close()

    with pytest.raises(ConnectionResetError):
        while connected.client.recv(65_536):
            pass


def test_client_that_reads_nothing_is_disconnected_in_time(connected):
    watched = Connections(LIMITS)
    connected.fill()

    watched.look(100.0)
    watched.look(109.9)
    assert connected.is_open()
    watched.look(110.0)
    assert not connected.is_open()


def test_client_that_reads_enough_has_time_again(connected):
    watched = Connections(LIMITS)
    connected.fill()
    watched.look(100.0)
    connected.read()
    connected.fill()
    watched.look(109.0)
    watched.look(118.9)
    assert connected.is_open()
    watched.look(119.0)
    assert not connected.is_open()


def test_client_without_a_pending_response_stays_connected(connected):
    watched = Connections(LIMITS)
    for now in (100.0, 200.0, 300.0):
        watched.look(now)

    assert connected.is_open()


def test_watch_runs_until_it_is_stopped(connected):
    watched = Connections(Limits(slow_seconds=0.2, slow_bytes_per_second=25_000))
    connected.fill()
    watched.start()
    until(lambda: not connected.is_open())
    watched.stop()
