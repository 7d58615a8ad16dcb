"""The pages that are being rendered. Later requests for the same page wait for the result."""

import threading

from .entry import Entry

# Requests for URLs that cannot be cached do not wait, because each visitor needs their own response.
MAX_UNCACHEABLE = 4096


class PendingRender:
    """One render of a page. `alone`: no other request waits for it."""

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self.finished = threading.Event()
        self.entry: Entry | None = None
        # The page changed while it was rendered, so waiting requests start again.
        self.outdated = False


class InFlight:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pending: dict[tuple, PendingRender] = {}
        self._uncacheable: dict[tuple, None] = {}

    def join(self, key: tuple) -> tuple[PendingRender, bool]:
        """The pending render of this page, and whether the caller must render it."""
        with self._lock:
            pending = self._pending.get(key)
            if pending is not None:
                return pending, False
            pending = PendingRender(alone=key in self._uncacheable)
            if not pending.alone:
                self._pending[key] = pending
            return pending, True

    def finish(self, key: tuple, pending: PendingRender) -> None:
        """Releases all waiting requests, also after a failure."""
        with self._lock:
            if self._pending.get(key) is pending:
                del self._pending[key]
        pending.finished.set()

    def note_cacheable(self, key: tuple, yes: bool) -> None:
        """Records whether the last response could be cached."""
        with self._lock:
            self._uncacheable.pop(key, None)
            if not yes:
                self._uncacheable[key] = None
                if len(self._uncacheable) > MAX_UNCACHEABLE:
                    del self._uncacheable[next(iter(self._uncacheable))]
