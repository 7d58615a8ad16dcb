"""Decides whether a client is a crawler, from its current and previous requests."""

from dataclasses import dataclass, field
from typing import Final

from ..pass_keys import Visitor
from ..view_count import ViewCount
from .browser_proof import proof_in_cookies, proof_of

# An office has many browsers, and a crawler can use any number of user agents.
BROWSERS_PER_NETWORK: Final = 10
HOUR: Final = 60 * 60
# Then the process starts over.
MAX_KNOWN: Final = 50_000


@dataclass(frozen=True)
class Crawlers:
    """Counts the pages of clients that have not proved that they run scripts."""

    of_a_browser: ViewCount
    of_a_network: ViewCount
    _proven: set[tuple[str, Visitor]] = field(default_factory=set)
    _last_url: dict[Visitor, str] = field(default_factory=dict)

    def is_one(self, visitor: Visitor, url: str, cookies: str) -> bool:
        """Counts one more page. The same `url` again does not count."""
        value = proof_in_cookies(cookies)
        if (value, visitor) in self._proven:
            return False
        proof = proof_of(visitor, value)
        if proof == "own":
            _forget_one_if_full(self._proven)
            self._proven.add((value, visitor))
            return False
        if proof == "made up":
            return True
        if self._last_url.get(visitor) == url:
            return False
        _forget_one_if_full(self._last_url)
        self._last_url[visitor] = url
        is_too_many = self.of_a_browser.is_too_many(f"{visitor.place}\0{visitor.user_agent}")
        return self.of_a_network.is_too_many(visitor.place) or is_too_many


def crawlers_from(pages_without_script: int) -> Crawlers:
    """Counters for a limit of this many pages per hour, per client and per network."""
    of_a_network = ViewCount(pages_without_script * BROWSERS_PER_NETWORK, "unproven-place", HOUR)
    return Crawlers(ViewCount(pages_without_script, "unproven", HOUR), of_a_network)


def _forget_one_if_full(known: set[tuple[str, Visitor]] | dict[Visitor, str]) -> None:
    if len(known) >= MAX_KNOWN:
        known.clear()
