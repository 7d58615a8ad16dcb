"""What the checks of a site need to know besides the message itself."""

import logging
from collections.abc import Callable
from typing import Any

from .submitted import Submitted

logger = logging.getLogger(__name__)

OwnLookup = Callable[[Submitted], Any]
# By the name of the check.
_lookups: dict[str, OwnLookup] = {}


def add_lookup(check: str, look_up: OwnLookup) -> None:
    _lookups[check] = look_up


def remove_lookup(check: str) -> None:
    """For tests."""
    _lookups.pop(check, None)


def own(submitted: Submitted) -> dict[str, Any]:
    """One that fails is left out."""
    found: dict[str, Any] = {}
    for check, look_up in _lookups.items():
        try:
            found[check] = look_up(submitted)
        except Exception:
            logger.exception("The lookup of the check '%s' failed. The check runs without it.", check)
    return {"own": found} if found else {}
