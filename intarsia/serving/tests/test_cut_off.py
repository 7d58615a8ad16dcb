"""Incomplete requests and responses are never taken for complete ones."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

APPLICATION = """
from intarsia.serving import Limits, Served, later

def pieces(error):
    yield b"first"
    if error:
        raise error

def wsgi(environ, start_response):
    def make():
        errors = {"/broken": ValueError("broken"), "/disconnected": ConnectionError("of a database")}
        environ["wsgi.input"].read()
        start_response("200 OK", [("Content-Type", "text/plain")])
        path = environ["PATH_INFO"]
        return [b"accepted"] if path == "/" else pieces(errors.get(path))
    return later(environ, make)

application = Served(wsgi, Limits())
"""


def connected(port, server):
    deadline = time.monotonic() + 30
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=10)
        except ConnectionRefusedError:
            assert server.poll() is None and time.monotonic() < deadline, "The server did not start."


@pytest.fixture
def ask(tmp_path):
    (tmp_path / "cut_off_application.py").write_text(APPLICATION)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    granian = str(Path(sys.executable).parent / "granian")
    command = [granian, "--interface", "rsgi", "cut_off_application:application", "--port", str(port), "--no-ws"]
    paths = os.pathsep.join([str(tmp_path), str(Path(__file__).resolve().parents[3])])
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stderr=subprocess.DEVNULL)

    def exchange(request, *, leaves=False):
        with connected(port, server) as connection:
            connection.sendall(request)
            if leaves:
                connection.shutdown(socket.SHUT_WR)
            received = b""
            try:
                while piece := connection.recv(65536):
                    received += piece
            except ConnectionResetError:
                pass
            return received

    yield exchange
    server.terminate()
    server.wait(20)


def test_incomplete_body_never_reaches_the_application(ask):
    answer = ask(b"POST / HTTP/1.1\r\nHost: e.test\r\nContent-Length: 100\r\n\r\nname=A", leaves=True)

    assert answer.startswith(b"HTTP/1.1 400") and b"accepted" not in answer


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process find the connection of a client")
@pytest.mark.parametrize("path", [b"/broken", b"/disconnected"])
def test_failed_stream_does_not_look_complete(ask, path):
    request = b"GET %s HTTP/1.1\r\nHost: e.test\r\nConnection: close\r\n\r\n"

    assert ask(request % b"/whole").endswith(b"first\r\n0\r\n\r\n")
    assert not ask(request % path).endswith(b"0\r\n\r\n")
