"""How many pages were opened from each place in a while. Processes tell each other of every few, not of each."""

import time
from typing import Final

from ..visitor.client import digest
from ..visitor.memory import FAULTS, memory

MINUTE: Final = 60
# Of the limit: so many views a process counts alone before it tells the others.
SHARE: Final = 8
# Then the process begins anew: an attacker with many places must not fill its memory.
MOST_PLACES: Final = 100_000


class ViewCount:
    def __init__(self, limit: int, kind: str, seconds: int = MINUTE) -> None:
        """`kind` keeps counts of different things apart; each begins anew after `seconds`."""
        self.limit = limit
        self._kind = kind
        self._seconds = seconds
        self._step = max(1, limit // SHARE)
        self._period = 0
        self._own: dict[str, int] = {}
        self._too_many: set[str] = set()

    def is_too_many(self, place: str) -> bool:
        """Counts one more view. Off by a share of the limit for each process, never so that fewer are allowed."""
        period = int(time.time() // self._seconds)
        if period != self._period or len(self._own) >= MOST_PLACES:
            self._period, self._own, self._too_many = period, {}, set()
        if place in self._too_many:
            return True
        own = self._own[place] = self._own.get(place, 0) + 1
        if own % self._step or self._told(place, own) * self._step <= self.limit:
            return False
        self._too_many.add(place)
        return True

    def _told(self, place: str, own: int) -> int:
        """How many times any process had counted a share."""
        try:
            return memory().count(f"{self._kind}:{self._period}:{digest(place)}", self._seconds)
        except FAULTS:
            return own // self._step
