"""The pages one process keeps. Readers take no lock: they look up `entries`, a plain dictionary."""

import threading
from collections.abc import Callable

from ..generations import Generations
from ..tags import EVERYTHING
from .entry import Entry

# How long a change made by another process may stay unnoticed.
INTERVAL = 0.25


class Memory:
    def __init__(self, read: Callable[[], Generations], capacity: int, most_outdated: int = 0):
        self.entries: dict[tuple, Entry] = {}
        self.check_at = float("-inf")
        # Known before the first rendering: a page made from an unknown generation would be outdated at once.
        self.generations = read()
        self._read = read
        self._capacity = capacity
        self._size = 0
        self._tagged: dict[str, set[tuple]] = {}
        # Keys of purged pages, with the time of their last visit, until somebody takes them.
        self._outdated: dict[tuple, float] = {}
        self._most_outdated = most_outdated
        self._lock = threading.RLock()

    def refresh(self, now: float) -> None:
        """Called when `check_at` is over. Other threads go on with what is known while this one asks."""
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
                        self._remember(key)
                        self._drop(key)

    def store(self, key: tuple, entry: Entry) -> bool:
        """False when something the page was made from has changed since its rendering began."""
        with self._lock:
            if not self._valid(entry):
                return False
            # One huge page must not push out all others.
            if entry.size <= self._capacity // 4:
                if key in self.entries:
                    self._drop(key)
                self.entries[key] = entry
                self._size += entry.size
                for tag in entry.tags:
                    self._tagged.setdefault(tag, set()).add(key)
                if self._size > self._capacity:
                    self._make_room()
            return True

    def _valid(self, entry: Entry) -> bool:
        return self.generations.unchanged(entry.tags, entry.base)

    def take_outdated(self) -> list[tuple]:
        """What was purged since the last call, the last visited first."""
        with self._lock:
            outdated, self._outdated = self._outdated, {}
        return sorted(outdated, key=outdated.__getitem__, reverse=True)

    def _remember(self, key: tuple) -> None:
        # Addresses with parameters are not worth it: anybody can invent them.
        if key[1] == "" and len(self._outdated) < self._most_outdated:
            self._outdated[key] = self.entries[key].used

    def _make_room(self) -> None:
        # Pages with parameters go first: anybody can invent addresses of that kind.
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
