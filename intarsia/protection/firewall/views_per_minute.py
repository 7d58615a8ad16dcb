"""How many pages each address opened in this minute. Processes tell each other of every few, not of each."""

import time
from typing import Final

from ..client import digest
from ..memory import FAULTS, memory

MINUTE: Final = 60
# Of the limit: so many views a process counts alone before it tells the others.
SHARE: Final = 8


class ViewsPerMinute:
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._step = max(1, limit // SHARE)
        self._minute = 0
        self._own: dict[str, int] = {}
        self._too_many: set[str] = set()

    def is_flood(self, address: str) -> bool:
        """Counts one more view. Off by a share of the limit for each process, never so that fewer are allowed."""
        minute = int(time.time() // MINUTE)
        if minute != self._minute:
            self._minute, self._own, self._too_many = minute, {}, set()
        own = self._own[address] = self._own.get(address, 0) + 1
        if own % self._step == 0 and self._told(address) * self._step > self.limit:
            self._too_many.add(address)
        return address in self._too_many

    def _told(self, address: str) -> int:
        """How many times any process had counted a share."""
        try:
            return memory().count(f"views:{self._minute}:{digest(address)}", MINUTE)
        except FAULTS:
            return self._own[address] // self._step
