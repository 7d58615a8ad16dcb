"""Finding the element that never ends, eats the memory or leaves something running.

Such an element takes its whole context with it, so nothing inside V8 can tell which one it was. Each element is
drawn alone instead: slow, and done once, for what is found is remembered while the process lives.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from .v8 import LeftRunning, Renderer, Stuck

# An element alone is drawn in well under a millisecond.
ALONE_SECONDS = 0.5

# Digest of an element -> why it is left out. Changing any of its settings gives it another chance.
_quarantined: dict[str, str] = {}


def quarantined(parts: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Elements of these documents that are known to be harmful: by id, `type` and `message`."""
    if not _quarantined:
        return {}
    return {
        element["props"]["id"]: {"type": element["type"], "message": _quarantined[digest]}
        for element in _elements(parts)
        if (digest := digest_of(element)) in _quarantined
    }


def quarantine_harmful(engine: Renderer, call: Mapping[str, Any]) -> int:
    """Draws every element alone and remembers those that get stuck; answers how many."""
    found = 0
    for element, alone in each_alone(call):
        message = _harm(engine, alone)
        if message:
            quarantine(digest_of(element), message)
            found += 1
    return found


def quarantine(element_digest: str, message: str) -> None:
    """From now on this process leaves the element out, until it is changed."""
    _quarantined[element_digest] = message


def each_alone(call: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every element, and the call that draws it without the elements inside it."""
    for element in _elements(call["parts"]):
        inner = [child["props"]["id"] for child in _elements({"": {"content": list(element["props"].values())}})]
        yield element, {**call, "parts": {"main": {"content": [element]}}, "skip": inner}


def forget() -> None:
    """Gives every element another chance."""
    _quarantined.clear()


def _harm(engine: Renderer, alone: Mapping[str, Any]) -> str | None:
    try:
        engine.draw(json.dumps(alone), seconds=ALONE_SECONDS)
    except LeftRunning:
        return "left something running"
    except Stuck as error:
        return f"took too long or too much memory ({error})"
    return None


def _elements(parts: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for document in parts.values():
        yield from _walk(document.get("content", []))


def _walk(value: Any) -> Iterator[dict[str, Any]]:
    for item in value if isinstance(value, list) else ():
        if isinstance(item, list):
            yield from _walk(item)
        elif isinstance(item, dict) and isinstance(item.get("props"), dict) and "type" in item:
            yield item
            yield from _walk(list(item["props"].values()))
        elif isinstance(item, dict):
            yield from _walk(list(item.values()))


def digest_of(element: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(element, sort_keys=True).encode("utf-8", "replace")).hexdigest()
