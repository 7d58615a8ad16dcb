"""Documents with the settings that their widgets have today.

The steps from version to version are JavaScript, because browser and server run the same ones. `rendering` registers
the function that runs them.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .json_text import digest, json_text, json_value
from .validation.storage_limits import is_element

logger = logging.getLogger(__name__)

MAX_DOCUMENTS = 200
# The version of an element that names none.
FIRST_VERSION = 1


@dataclass(frozen=True)
class UpgradeFailure:
    """An element whose step failed. It keeps its stored settings."""

    id: str
    type: str
    message: str


@dataclass(frozen=True)
class Upgraded:
    """A document, and the elements in it that could not be upgraded."""

    document: Any
    failed: tuple[UpgradeFailure, ...] = ()
    # False if the steps could not be run now. Do not remember the result.
    is_final: bool = True


# From the JSON of a document and its catalog to `document` and `failed`; None if the steps cannot be run now.
Upgrader = Callable[[str, str], Mapping[str, Any] | None]

_upgrader: list[Upgrader] = []
# The result as JSON, by catalog and digest of the stored document.
_results: dict[tuple[str, str], str] = {}


def register_upgrader(upgrader: Upgrader) -> None:
    _upgrader[:] = [upgrader]


def upgraded(document: Any, contract: Mapping[str, Any]) -> Any:
    """The document as its widgets expect it; the same object if nothing in it is older."""
    return upgrade(document, contract).document


def upgrade(document: Any, contract: Mapping[str, Any]) -> Upgraded:
    """Unknown widgets, newer versions and versions without a complete chain of steps stay as they are."""
    if not is_outdated(document, contract):
        return Upgraded(document)
    text = json_text(document)
    key = contract["catalog"], digest(text)
    if key not in _results:
        result = _upgrader[0](text, contract["catalog"]) if _upgrader else None
        if result is None:
            return Upgraded(document, is_final=False)
        if len(_results) >= MAX_DOCUMENTS:
            _results.clear()
        _results[key] = json_text(result)
    found = json_value(_results[key])
    failed = tuple(UpgradeFailure(**failure) for failure in found["failed"])
    for failure in failed:
        _log_once(failure)
    # Callers that clean a document in place must get their own one back.
    return Upgraded(document if found["document"] == document else found["document"], failed)


def is_outdated(document: Any, contract: Mapping[str, Any]) -> bool:
    return next(outdated_elements(document, contract), None) is not None


def outdated_elements(document: Any, contract: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The elements that have steps to their widget's version, at any depth and in any order."""
    upgradable = {type_: widget for type_, widget in contract["widgets"].items() if widget.get("upgrades")}
    waiting = [document] if upgradable else []
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            if is_element(item) and item["type"] in upgradable and _has_steps(item["props"], upgradable[item["type"]]):
                yield item
            waiting.extend(item.values())
        elif isinstance(item, list):
            waiting.extend(item)


def _has_steps(props: Mapping[str, Any], widget: Mapping[str, Any]) -> bool:
    stored, current = props.get("$version", FIRST_VERSION), widget["version"]
    is_older = type(stored) is int and FIRST_VERSION <= stored < current
    return is_older and set(range(stored + 1, current + 1)) <= set(widget["upgrades"])


@lru_cache(maxsize=1000)
def _log_once(failure: UpgradeFailure) -> None:
    logger.error(
        "The element %s of the widget '%s' could not be upgraded (%s). It keeps its stored settings. "
        "Correct the step in the widget's upgrades.",
        failure.id,
        failure.type,
        failure.message,
    )
