"""The listening socket that all workers share."""

import socket

import pytest

from intarsia.serving.listener import bound


def test_a_bound_port_refuses_clients_until_it_listens():
    with bound("127.0.0.1", 0) as listener:
        address = listener.getsockname()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address, timeout=5)

        listener.listen()
        socket.create_connection(address, timeout=5).close()


def test_a_port_that_another_program_uses_is_an_error_at_once():
    with bound("127.0.0.1", 0) as first:
        first.listen()

        with pytest.raises(OSError, match="in use"):
            bound("127.0.0.1", first.getsockname()[1])


def test_workers_do_not_wait_for_a_client_that_another_worker_accepted():
    with bound("127.0.0.1", 0) as listener:
        listener.listen()

        with pytest.raises(BlockingIOError):
            listener.accept()
