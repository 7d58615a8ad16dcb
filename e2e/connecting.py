"""Counts the connections that a server refuses while tests kill its workers."""

import socket
import threading
from urllib.parse import urlsplit

PAUSE_SECONDS = 0.005


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
        while not self._stopped.wait(PAUSE_SECONDS):
            with socket.socket() as probe:
                self.refused += probe.connect_ex(self._server) != 0
