"""Who is a crawler, as far as one request and those before it say."""

from dataclasses import dataclass, field
from typing import Final

from ..pass_keys import Visitor
from ..view_count import ViewCount
from .browser_proof import proof_of, told_proof

# Then the process begins anew.
MOST_KNOWN: Final = 50_000


@dataclass(frozen=True)
class Crawlers:
    """Counts the pages of browsers that have not shown that they run scripts."""

    unproven: ViewCount
    _proven: set[tuple[str, Visitor]] = field(default_factory=set)
    _last_path: dict[Visitor, str] = field(default_factory=dict)

    def is_one(self, visitor: Visitor, path: str, cookies: str) -> bool:
        """Counts one more page of a browser without a proof of its own. The same page again is none more."""
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
        if self._last_path.get(visitor) == path:
            return False
        _with_room(self._last_path)
        self._last_path[visitor] = path
        return self.unproven.is_too_many(f"{visitor.place}\0{visitor.user_agent}")


def _with_room(known: set[tuple[str, Visitor]] | dict[Visitor, str]) -> None:
    if len(known) >= MOST_KNOWN:
        known.clear()
