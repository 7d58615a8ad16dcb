"""Removes page files that other processes purged, even if this process gets no requests."""

import logging
import threading

from intarsia.state.generations import Backend, Generations

from ..store.page_store import INTERVAL
from .page_files import PageFiles

logger = logging.getLogger(__name__)


class PurgeWatcher:
    """A thread that watches the generations."""

    def __init__(self, backend: Backend, files: PageFiles):
        self._backend = backend
        self._files = files
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        # In a forked process, the lock of the old one may be locked.
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="intarsia-page-files", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def _run(self) -> None:
        stopped, seen = self._stopped, None
        while True:
            try:
                seen = self._check(seen)
            except Exception:
                logger.exception("Purged page files could not be removed. The next check tries again.")
            if stopped.wait(INTERVAL):
                return

    def _check(self, seen: Generations | None) -> Generations:
        generations = self._backend.read()
        if seen is None:
            self._files.catch_up(generations)
        elif generations.current > seen.current:
            self._files.purge(generations.changed_since(seen.current), generations)
        return generations
