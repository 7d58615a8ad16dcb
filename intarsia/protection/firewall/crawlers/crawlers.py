"""Who is a crawler, as far as one request and those before it say."""

from dataclasses import dataclass, field
from typing import Final

from ..pass_keys import Visitor
from ..view_count import ViewCount
from .browser_proof import proof_of, told_proof

# An office has many browsers, and a crawler as many names as it likes.
BROWSERS_OF_A_PLACE: Final = 10
HOUR: Final = 60 * 60
# Then the process begins anew.
MOST_KNOWN: Final = 50_000


@dataclass(frozen=True)
class Crawlers:
    """Counts the pages of browsers that have not shown that they run scripts."""

    of_a_browser: ViewCount
    of_a_place: ViewCount
    _proven: set[tuple[str, Visitor]] = field(default_factory=set)
    _last_address: dict[Visitor, str] = field(default_factory=dict)

    def is_one(self, visitor: Visitor, address: str, cookies: str) -> bool:
        """Counts one more page of a browser without a proof of its own. The same `address` again is none more."""
        told = told_proof(cookies)
        if (told, visitor) in self._proven:
            return False
        proof = proof_of(visitor, told)
        if proof == "own":
            _with_room(self._proven)
            self._proven.add((told, visitor))
            return False
        if proof == "made up":
            return True
        if self._last_address.get(visitor) == address:
            return False
        _with_room(self._last_address)
        self._last_address[visitor] = address
        is_too_many = self.of_a_browser.is_too_many(f"{visitor.place}\0{visitor.user_agent}")
        return self.of_a_place.is_too_many(visitor.place) or is_too_many


def crawlers_from(pages_without_script: int) -> Crawlers:
    """Who opens more than so many in an hour."""
    of_a_place = ViewCount(pages_without_script * BROWSERS_OF_A_PLACE, "unproven-place", HOUR)
    return Crawlers(ViewCount(pages_without_script, "unproven", HOUR), of_a_place)


def _with_room(known: set[tuple[str, Visitor]] | dict[Visitor, str]) -> None:
    if len(known) >= MOST_KNOWN:
        known.clear()
