"""Apps register functions that find the URLs of changed pages by their tags."""

import logging
from collections.abc import Callable, Iterable

Finder = Callable[[list[str]], Iterable[str]]

logger = logging.getLogger(__name__)
_finders: list[Finder] = []


def url_finder(finder: Finder) -> Finder:
    """Registers `finder(tags)`, which returns the absolute URLs of the public pages that these tags belong to."""
    _finders.append(finder)
    return finder


def urls_of(tags: list[str]) -> list[str]:
    """The URLs from all finders. If one fails, its pages are rendered at their first visit."""
    found: list[str] = []
    for finder in _finders:
        try:
            found += finder(tags)
        except Exception:
            logger.exception(
                "The URLs of changed pages could not be found. These pages are rendered at their first visit."
            )
    return found
