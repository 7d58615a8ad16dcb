"""Kills both workers of a site under light load, and measures how long visitors wait."""

import os
import signal
import time
from typing import NamedTuple

from e2e.connecting import Connecting
from e2e.people import Visitor, visit
from e2e.site import Site

CACHED, UNCACHED = "/landing/", "/landing/?preview=1"


class Loss(NamedTuple):
    # Seconds until each page was there.
    cached: float
    uncached: float
    # Connections that were refused meanwhile.
    refused: int


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
