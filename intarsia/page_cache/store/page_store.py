"""The cached pages of one process. Readers need no lock: they read `entries`, a plain dictionary."""

import threading
from collections.abc import Callable

from intarsia.state.generations import Generations

from ..tags import EVERYTHING
from .entry import Entry

# Seconds until a process notices a change made by another one.
INTERVAL = 0.25


class PageStore:
    def __init__(self, read: Callable[[], Generations], capacity: int, most_outdated: int = 0):
        self.entries: dict[tuple, Entry] = {}
        self.check_at = float("-inf")
        # Read before the first render: a page from an unknown generation would be outdated at once.
        self.generations = read()
        self._read = read
        self._capacity = capacity
        self._size = 0
        self._tagged: dict[str, set[tuple]] = {}
        # Keys of purged pages with the time of their last visit, until `take_outdated`.
        self._outdated: dict[tuple, float] = {}
        self._most_outdated = most_outdated
        self._lock = threading.RLock()

    def refresh(self, now: float) -> None:
        """Call this after `check_at`. Other threads use the known generations in the meantime."""
        self.check_at = now + INTERVAL
        self.adopt(self._read())

    def adopt(self, generations: Generations) -> None:
        with self._lock:
            known = self.generations
            if generations.current <= known.current:
                return
            self.generations = generations
            for tag in generations.changed_since(known.current):
                keys = list(self.entries) if tag == EVERYTHING else list(self._tagged.get(tag, ()))
                for key in keys:
                    if not self._valid(self.entries[key]):
                        self._record_outdated(key)
                        self._drop(key)

    def store(self, key: tuple, entry: Entry) -> bool:
        """Returns False if the page is outdated: one of its tags was purged since its rendering started."""
        with self._lock:
            if not self._valid(entry):
                return False
            # One huge page must not evict all others.
            if entry.size <= self._capacity // 4:
                if key in self.entries:
                    self._drop(key)
                self.entries[key] = entry
                self._size += entry.size
                for tag in entry.tags:
                    self._tagged.setdefault(tag, set()).add(key)
                if self._size > self._capacity:
                    self._evict()
            return True

    def _valid(self, entry: Entry) -> bool:
        return self.generations.unchanged(entry.tags, entry.base)

    def take_outdated(self) -> list[tuple]:
        """Keys of the pages that were purged since the last call, the last visited first."""
        with self._lock:
            outdated, self._outdated = self._outdated, {}
        return sorted(outdated, key=outdated.__getitem__, reverse=True)

    def _record_outdated(self, key: tuple) -> None:
        # Pages with parameters are not rendered again: clients can invent any number of them.
        if key[1] == "" and len(self._outdated) < self._most_outdated:
            self._outdated[key] = self.entries[key].used

    def _evict(self) -> None:
        # Evict pages with parameters first: clients can invent any number of them.
        def worth(key):
            return (key[1] == "", self.entries[key].used)

        for key in sorted(self.entries, key=worth):
            if self._size <= self._capacity * 0.9:
                return
            self._drop(key)

    def _drop(self, key: tuple) -> None:
        entry = self.entries.pop(key)
        self._size -= entry.size
        for tag in entry.tags:
            keys = self._tagged[tag]
            keys.discard(key)
            if not keys:
                del self._tagged[tag]
