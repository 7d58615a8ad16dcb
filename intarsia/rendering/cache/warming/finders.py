"""What was changed is known by its tag; who knows tags says at which addresses that can be seen."""

import logging
from collections.abc import Callable, Iterable

Finder = Callable[[list[str]], Iterable[str]]

logger = logging.getLogger(__name__)
_finders: list[Finder] = []


def address_finder(finder: Finder) -> Finder:
    """Registers `finder(tags) -> absolute addresses` of public pages that carry one of the tags as their own."""
    _finders.append(finder)
    return finder


def addresses_of(tags: list[str]) -> list[str]:
    """What all finders know; one that fails keeps its pages for their first visitors."""
    found: list[str] = []
    for finder in _finders:
        try:
            found += finder(tags)
        except Exception:
            logger.exception("The addresses of changed pages could not be found; they are not drawn ahead.")
    return found
