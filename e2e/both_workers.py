"""Kills both workers of a site under light load, and measures how long visitors wait."""

import os
import signal
import socket
import threading
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from e2e.people import Visitor, visit
from e2e.site import Site

CACHED, UNCACHED = "/landing/", "/landing/?preview=1"


class Loss(NamedTuple):
    # Seconds until each page was there.
    cached: float
    uncached: float
    # Connections that were refused meanwhile.
    refused: int


class Connecting:
    """Connects again and again in a thread, and counts the refusals."""

    def __init__(self, url: str) -> None:
        self._server = (urlsplit(url).hostname, urlsplit(url).port)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._connect, daemon=True)
        self.refused = 0

    def __enter__(self) -> "Connecting":
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._stopped.set()
        self._thread.join()

    def _connect(self) -> None:
        while not self._stopped.wait(0.01):
            with socket.socket() as probe:
                self.refused += probe.connect_ex(self._server) != 0


def lose(site: Site) -> Loss:
    with Visitor(site.url + CACHED), Connecting(site.url) as connecting:
        started = time.monotonic()
        for worker in site.workers():
            os.kill(worker, signal.SIGKILL)
        cached, uncached = answer(site)
    return Loss(cached - started, uncached - started, connecting.refused)


def answer(site: Site) -> tuple[float, float]:
    """When the pages are there, by `time.monotonic`."""
    return _answered(site.url + CACHED), _answered(site.url + UNCACHED)


def _answered(url: str) -> float:
    deadline = time.monotonic() + 60
    while True:
        try:
            if visit(url).status == 200:
                return time.monotonic()
        except OSError:
            pass
        assert time.monotonic() < deadline, f"{url} is not back within a minute."
