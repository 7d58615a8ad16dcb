"""Is an address the search engine that it says it is? Asked once a day, and never while anybody waits."""

import threading
import time
from dataclasses import dataclass
from typing import Final, Literal

from ..networks import neighbourhood_of
from .engines import domains_of
from .names import leads_back

DAY: Final = 24 * 60 * 60
# Whose name servers did not answer is asked about again.
UNKNOWN_SECONDS: Final = 10 * 60
# More at once are no search engines: they are asked for in turn, and get in when it is their turn.
MOST_WAITING: Final = 200
# Whoever has one address of a network may have all of them, and takes nobody else's place with them.
MOST_WAITING_OF_A_NETWORK: Final = 40
MOST_KNOWN: Final = 20_000
# In one go: the thread that asks has the rules to read as well.
AT_ONCE: Final = 2


# An address, and the domains of the engine that it says it is.
Asked = tuple[str, tuple[str, ...]]
# "unproven" until the name servers have said so.
Standing = Literal["known", "unproven", "no"]


@dataclass(frozen=True)
class Found:
    standing: Standing
    until: float


class SearchEngines:
    def __init__(self) -> None:
        self._found: dict[Asked, Found] = {}
        # In turn, each with the network that it is of.
        self._waiting: dict[Asked, str] = {}
        self._lock = threading.Lock()

    def standing(self, address: str, user_agent: str) -> Standing:
        """Asks nobody."""
        domains = domains_of(user_agent)
        if not domains or not address:
            return "no"
        found = self._found.get((address, domains))
        if found and found.until > time.time():
            return found.standing
        with self._lock:
            return "unproven" if self._waits((address, domains)) else "no"

    def _waits(self, asked: Asked) -> bool:
        """Whether it has a place among those who wait, or gets one now."""
        if asked in self._waiting:
            return True
        network = neighbourhood_of(asked[0])
        of_network = sum(network == one for one in self._waiting.values())
        if len(self._waiting) >= MOST_WAITING or of_network >= MOST_WAITING_OF_A_NETWORK:
            return False
        self._waiting[asked] = network
        return True

    def ask(self) -> None:
        """Asks the name servers about those who wait."""
        with self._lock:
            turn = list(self._waiting)[:AT_ONCE]
        for asked in turn:
            found = _found(*asked)
            if len(self._found) >= MOST_KNOWN:
                self._found.clear()
            self._found[asked] = found
            with self._lock:
                self._waiting.pop(asked, None)


def _found(address: str, domains: tuple[str, ...]) -> Found:
    answer = leads_back(address, domains)
    if answer == "unknown":
        return Found("unproven", time.time() + UNKNOWN_SECONDS)
    return Found("known" if answer == "yes" else "no", time.time() + DAY)
