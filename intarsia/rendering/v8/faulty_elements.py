"""Finds the elements that exceed the limits of time or memory, or leave code running.

Such an element ends its V8 context, so the page's rendering cannot tell which one it was. So each element is rendered
alone. This is slow, but happens once: this process leaves out what it found until the element is changed.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from .engine import LeftRunning, Renderer, Stuck

# Rendering one element takes less than a millisecond.
ALONE_SECONDS = 0.5

# By digest of an element, why it is left out. A changed element has another digest and is rendered again.
_faulty: dict[str, str] = {}


def known_faulty(parts: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The known faulty elements of these documents: by id, their `type` and a `message`."""
    if not _faulty:
        return {}
    return {
        element["props"]["id"]: {"type": element["type"], "message": _faulty[digest]}
        for element in _elements(parts)
        if (digest := element_digest(element)) in _faulty
    }


def find_faulty_elements(engine: Renderer, call: Mapping[str, Any]) -> int:
    """Renders each element alone, marks those that exceed a limit, and returns how many these are."""
    found = 0
    for element, alone in each_element_alone(call):
        message = _fault_of(engine, alone)
        if message:
            mark_faulty_element(element_digest(element), message)
            found += 1
    return found


def mark_faulty_element(digest: str, message: str) -> None:
    """This process leaves the element out until it is changed."""
    _faulty[digest] = message


def each_element_alone(call: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each element, with the call that renders it without the elements inside it."""
    for element in _elements(call["parts"]):
        inner = [child["props"]["id"] for child in _elements({"": {"content": list(element["props"].values())}})]
        yield element, {**call, "parts": {"main": {"content": [element]}}, "scopes": {"main": ""}, "skip": inner}


def clear_faulty_elements() -> None:
    """Marks all elements as sound again."""
    _faulty.clear()


def _fault_of(engine: Renderer, alone: Mapping[str, Any]) -> str | None:
    try:
        engine.render(json.dumps(alone), seconds=ALONE_SECONDS)
    except LeftRunning:
        return "left code running"
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


def element_digest(element: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(element, sort_keys=True).encode("utf-8", "replace")).hexdigest()
