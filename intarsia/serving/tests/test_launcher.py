"""`python -m intarsia.serving` loads a site once, and restarts what dies."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path

import pytest

from e2e.connecting import Connecting
from intarsia.serving.__main__ import main
from intarsia.serving.limits import Limits
from intarsia.serving.server import ServerOptions, granian_settings

ROOT = Path(__file__).resolve().parents[3]
SECONDS = 60
SITE = """
import os, threading, time
from pathlib import Path
from django.conf import settings
settings.configure()
from intarsia.serving import Limits, Served, is_draining, start_in_each_process

with (Path(__file__).parent / "imports").open("a") as file:
    file.write("once\\n")
started = []

def note():
    started.append(os.getpid())

def wsgi(environ, start_response):
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [f"{os.getpid()} {started == [os.getpid()]}".encode()]

start_in_each_process(note)
"""
# Another program that reserved the port, too, listens first.
OTHER_LISTENS = """
import socket
other = socket.socket()
other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
other.bind(("127.0.0.1", int(os.environ["TAKEN_PORT"])))
other.listen()
"""
SERVED = "application = Served(wsgi, Limits())\n"
DIES = """
class Dies(Served):
    def __rsgi_init__(self, loop):
        os._exit(3)
application = Dies(wsgi, Limits())
"""
HAS_URLS = """
import sys
settings.ROOT_URLCONF = "tiny_urls"
def wsgi(environ, start_response):
    start_response("200 OK", [])
    return [f"{sys.modules['tiny_urls'].imported_in} {os.getppid()}".encode()]
"""
URLS = "import os\nimported_in = os.getpid()\nurlpatterns = []\n"
DRAINS = """
def wsgi(environ, start_response):
    start_response("200 OK", [])
    return [f"{os.getpid()} {is_draining()}".encode()]
"""
HANGS = """
import ctypes

def wsgi(environ, start_response):
    start_response("200 OK", [])
    if environ["PATH_INFO"] == "/hang":
        (Path(__file__).parent / "hangs").touch()
        # It keeps the interpreter to itself for a minute, and no signal interrupts it.
        held, library = ctypes.create_string_buffer(64), ctypes.PyDLL(None)
        library.pthread_mutex_lock(held)
        library.pthread_mutex_timedlock(held, (ctypes.c_long * 2)(int(time.time()) + 60, 0))
    return [f"{os.getppid()} True".encode()]
"""
HAS_A_THREAD = "threading.Thread(target=time.sleep, args=(60,), name='clock', daemon=True).start()\n"


class Launched:
    def __init__(self, folder: Path, source: str, port: int = 0, **environment: str) -> None:
        (folder / "tiny_site.py").write_text(SITE + source)
        (folder / "tiny_urls.py").write_text(URLS)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = port or probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        command = [sys.executable, "-m", "intarsia.serving", "tiny_site:application", "--port", str(self.port)]
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=folder, env=os.environ | environment | {"PYTHONPATH": str(ROOT)}, stdout=log, stderr=log
            )

    def ask(self) -> tuple[int, bool]:
        """The process that answers, and whether it has started its threads once."""
        with urllib.request.urlopen(f"{self.url}/", timeout=5) as answer:
            process, _, is_started = answer.read().decode().partition(" ")
        return int(process), is_started == "True"

    def answers(self) -> tuple[int, bool]:
        """Like `ask`, as soon as it answers."""
        answered: list[tuple[int, bool]] = []

        def is_answered() -> bool:
            try:
                answered.append(self.ask())
            except (OSError, HTTPException):
                return False
            return True

        self.until(is_answered)
        return answered[-1]

    def until(self, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < deadline and self.process.poll() is None, self.log()
            time.sleep(0.02)

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def imports(self) -> int:
        return len((self.folder / "imports").read_text().split())

    def is_listening(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Launched]]:
    launched: list[Launched] = []

    def start(source: str = SERVED, port: int = 0, **environment: str) -> Launched:
        launched.append(Launched(tmp_path, source, port, **environment))
        return launched[-1]

    yield start
    for one in launched:
        one.process.terminate()
        one.process.wait(SECONDS)


def test_a_site_is_imported_once_however_often_its_workers_die(launch):
    site = launch()
    killed = set()
    for _ in range(5):
        process, has_started_its_threads = site.answers()
        assert has_started_its_threads
        assert process not in killed
        killed.add(process)
        os.kill(process, signal.SIGKILL)
    site.answers()

    assert site.imports() == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, each worker imports the site and opens its own socket")
def test_clients_wait_in_the_queue_while_no_worker_runs(launch):
    site = launch()
    site.answers()
    with Connecting(site.url) as connecting:
        # granian ends itself if a worker dies twice within seconds.
        while "started again" not in site.log():
            process, _ = site.answers()
            os.kill(process, signal.SIGKILL)
        site.answers()

    assert connecting.refused == 0
    assert site.imports() == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, workers do not notice that their server was killed")
def test_no_client_waits_for_a_worker_that_hangs_after_its_server_was_killed(launch):
    site = launch(HANGS + SERVED)
    server, _ = site.answers()
    with socket.create_connection(("127.0.0.1", site.port), SECONDS / 2) as client:
        client.sendall(b"GET /hang HTTP/1.1\r\nHost: localhost\r\n\r\n")
        site.until((site.folder / "hangs").exists)
        os.kill(server, signal.SIGKILL)

        with contextlib.suppress(ConnectionResetError):
            assert client.recv(1) == b""
    site.until(lambda: site.answers()[0] != server)


def test_a_port_of_another_program_stops_the_launcher_before_the_import(launch):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        site = launch(SERVED, other.getsockname()[1])

        assert site.process.wait(SECONDS) == 1
    assert "cannot be used: Address already in use" in site.log()
    assert not (site.folder / "imports").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, the launcher does not listen")
def test_a_port_that_another_program_takes_during_the_import_stops_the_launcher_with_the_same_message(launch):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    site = launch(OTHER_LISTENS + SERVED, port, TAKEN_PORT=str(port))

    assert site.process.wait(SECONDS) == 1
    assert "cannot be used: Address already in use" in site.log()
    assert "Traceback" not in site.log()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, each worker imports the site")
def test_the_urls_of_a_site_are_imported_before_its_workers_start(launch):
    site = launch(HAS_URLS + SERVED)
    imported_in, _ = site.answers()

    assert imported_in == site.process.pid


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, workers share no memory with the launcher")
def test_a_server_that_is_told_to_stop_says_so_and_answers_until_a_second_signal(launch):
    site = launch(DRAINS + SERVED, INTARSIA_DRAIN_SECONDS="600")
    assert site.answers()[1] is False

    site.process.terminate()
    site.until(lambda: site.ask()[1])
    site.process.terminate()
    assert site.process.wait(SECONDS) == 0


def test_a_server_that_has_drained_ends(launch):
    site = launch(DRAINS + SERVED, INTARSIA_DRAIN_SECONDS="0.1")
    site.answers()

    site.process.terminate()
    assert site.process.wait(SECONDS) == 0


def test_a_stopped_launcher_ends_with_status_0(launch):
    site = launch()
    site.answers()
    site.process.terminate()

    assert site.process.wait(SECONDS) == 0
    assert not site.is_listening()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process that its parent has ended")
def test_a_killed_launcher_takes_its_server_along(launch):
    site = launch()
    site.answers()
    site.process.kill()
    site.process.wait(SECONDS)
    deadline = time.monotonic() + SECONDS
    while site.is_listening():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_server_that_does_not_start_is_given_up(launch):
    site = launch(DIES)

    assert site.process.wait(SECONDS) == 1
    assert "It is not started again" in site.log()


@pytest.mark.parametrize(("option", "value"), [("--workers", "0"), ("--workers", "two"), ("--log-level", "loud")])
def test_an_option_that_makes_no_sense_is_refused_at_once(option: str, value: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["tiny_site:application", option, value])

    assert option in capsys.readouterr().err


def test_a_site_that_cannot_be_imported_stops_the_launcher_with_the_reason(launch):
    site = launch("raise ValueError('SECRET_KEY is missing.')\n")

    assert site.process.wait(SECONDS) == 1
    assert "ValueError: SECRET_KEY is missing." in site.log()


def test_a_site_that_starts_threads_while_it_is_imported_is_served_and_a_warning_names_them(launch):
    site = launch(HAS_A_THREAD + SERVED)

    assert site.answers()[1]
    assert "Importing tiny_site:application started threads (clock)" in site.log()


def test_headers_that_take_longer_than_the_limit_for_slow_clients_are_refused():
    limits = Limits()

    assert granian_settings(ServerOptions("site:application"), limits)["http1_settings"].header_read_timeout == 10_000
