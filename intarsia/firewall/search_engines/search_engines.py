"""Verifies search engines by DNS, once a day and never during a request."""

import threading
import time
from dataclasses import dataclass
from typing import Final, Literal

from ..networks import provider_network
from .engines import domains_of
from .names import verify_ip

DAY: Final = 24 * 60 * 60
# A lookup without an answer is repeated later.
UNKNOWN_SECONDS: Final = 10 * 60
# Real search engines need fewer at once; others wait their turn.
MAX_WAITING: Final = 200
# A client may own a whole network, so each network has its own waiting places.
MAX_WAITING_PER_NETWORK: Final = 40
MAX_KNOWN: Final = 20_000
# At once: the same thread also reads the rules.
AT_ONCE: Final = 2


# An IP address, and the domains of the engine that it claims to be.
LookupKey = tuple[str, tuple[str, ...]]
# "unproven" until DNS has answered.
Status = Literal["known", "unproven", "no"]


@dataclass(frozen=True)
class LookupResult:
    status: Status
    until: float


class SearchEngines:
    def __init__(self) -> None:
        self._found: dict[LookupKey, LookupResult] = {}
        # In order, each with its network.
        self._waiting: dict[LookupKey, str] = {}
        self._lock = threading.Lock()

    def status(self, ip: str, user_agent: str) -> Status:
        """Makes no lookup."""
        domains = domains_of(user_agent)
        if not domains or not ip:
            return "no"
        found = self._found.get((ip, domains))
        if found and found.until > time.time():
            return found.status
        with self._lock:
            return "unproven" if self._waits((ip, domains)) else "no"

    def _waits(self, asked: LookupKey) -> bool:
        """Whether it is waiting, or gets a waiting place now."""
        if asked in self._waiting:
            return True
        network = provider_network(asked[0])
        of_network = sum(network == one for one in self._waiting.values())
        if len(self._waiting) >= MAX_WAITING or of_network >= MAX_WAITING_PER_NETWORK:
            return False
        self._waiting[asked] = network
        return True

    def ask(self) -> None:
        """Looks up those that wait."""
        with self._lock:
            turn = list(self._waiting)[:AT_ONCE]
        for asked in turn:
            found = _found(*asked)
            if len(self._found) >= MAX_KNOWN:
                self._found.clear()
            self._found[asked] = found
            with self._lock:
                self._waiting.pop(asked, None)


def _found(ip: str, domains: tuple[str, ...]) -> LookupResult:
    answer = verify_ip(ip, domains)
    if answer == "unknown":
        return LookupResult("unproven", time.time() + UNKNOWN_SECONDS)
    return LookupResult("known" if answer == "yes" else "no", time.time() + DAY)
