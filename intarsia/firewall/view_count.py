"""Counts page views per network. Processes share their counts after every few views, not after each one."""

import time
from typing import Final

from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.store_errors import store_errors

MINUTE: Final = 60
# The share of the limit that a process counts alone before it shares its count.
SHARE: Final = 8
# Then the process starts over: an attacker with many networks must not fill its memory.
MAX_NETWORKS: Final = 100_000


class ViewCount:
    def __init__(self, limit: int, kind: str, seconds: int = MINUTE) -> None:
        """`kind` separates counts; each starts again after `seconds`."""
        self.limit = limit
        self._kind = kind
        self._seconds = seconds
        self._step = max(1, limit // SHARE)
        self._period = 0
        self._own: dict[str, int] = {}
        self._too_many: set[str] = set()

    def is_too_many(self, network: str) -> bool:
        """Counts one more view. The result may be too low by a share of the limit per process, never too high."""
        period = int(time.time() // self._seconds)
        if period != self._period or len(self._own) >= MAX_NETWORKS:
            self._period, self._own, self._too_many = period, {}, set()
        if network in self._too_many:
            return True
        own = self._own[network] = self._own.get(network, 0) + 1
        if own % self._step or self._shared_steps(network, own) * self._step <= self.limit:
            return False
        self._too_many.add(network)
        return True

    def _shared_steps(self, network: str, own: int) -> int:
        """The number of steps that all processes have shared so far, including this one."""
        try:
            return counters().count(f"{self._kind}:{self._period}:{digest(network)}", self._seconds)
        except store_errors():
            return own // self._step
