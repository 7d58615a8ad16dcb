"""Finds the elements that exceed the limits of time or memory, leave code running, or crash the renderer process.

Such an element ends the process, so the page's rendering cannot tell which one it was. So each element is rendered
alone. This is slow, but happens once: this worker leaves out what it found until the element is changed. Elements
that crash are left out by all workers.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from intarsia.state.crash_log import crash_log

from .engine import Crashed, LeftRunning, Renderer, Stuck

# Rendering one element takes less than a millisecond.
ALONE_SECONDS = 0.5
# The visitor waits for the search, and each of them costs about a second. The next visit continues the search.
MAX_CRASHING_ELEMENTS = 5
CRASHED = "crashed the process that rendered it"

# Reasons by digest, for this worker. A changed element has another digest and is rendered again.
_faulty: dict[str, str] = {}


def known_faulty(engine: Renderer, texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The known faulty elements of these documents, which are JSON: by id, their `type` and a `message`."""
    messages = _messages(engine)
    if not messages:
        return {}
    contents = [json.loads(text).get("content", []) for text in texts.values()]
    return {
        element["props"]["id"]: {"type": element["type"], "message": messages[digest]}
        for element in _elements(contents)
        if (digest := element_digest(element)) in messages
    }


def find_faulty_elements(engine: Renderer, call: Mapping[str, Any]) -> None:
    """Renders each element alone that is not known to be faulty, and marks those that fail."""
    known, crashes = _messages(engine), 0
    for element, alone in _each_element_alone(call):
        digest = element_digest(element)
        if digest in known:
            continue
        try:
            engine.render(json.dumps(alone), seconds=ALONE_SECONDS)
        except Crashed:
            _faulty[digest] = CRASHED
            crash_log().add(f"{engine.version}-{digest}")
            crashes += 1
            if crashes == MAX_CRASHING_ELEMENTS:
                return
        except LeftRunning:
            _faulty[digest] = "left code running"
        except Stuck as error:
            _faulty[digest] = f"took too long or too much memory ({error})"


def _messages(engine: Renderer) -> dict[str, str]:
    """By digest of an element, why it is left out."""
    entries = (name.partition("-") for name in crash_log().names())
    # A new version of the scripts may have fixed the element.
    return {digest: CRASHED for version, _, digest in entries if version == engine.version} | _faulty


def _each_element_alone(call: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each element in its first scope, with the call that renders it without the elements inside it."""
    slots = call["resources"]["slots"]
    first_keys = {
        scopes[0].get("part"): scopes[0]["key"] for shown in slots.values() for scopes in shown.values() if scopes
    }
    for name, document in call["parts"].items():
        key = call["scopes"].get(name, first_keys.get(name, ""))
        for element, element_key in _placed(document.get("content", []), key, slots):
            inner = [child["props"]["id"] for child in _elements(list(element["props"].values()))]
            alone = {"parts": {"main": {"content": [element]}}, "scopes": {"main": element_key}, "skip": inner}
            yield element, {**call, **alone}


def _placed(value: Any, key: str, slots: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """The elements with the key of their scope. Those in a slot with items have the key of the first item."""
    for item in value if isinstance(value, list) else ():
        if isinstance(item, list):
            yield from _placed(item, key, slots)
        elif isinstance(item, dict) and isinstance(item.get("props"), dict) and "type" in item:
            yield item, key
            element_id = item["props"].get("id", "")
            shown = slots.get(f"{key}-{element_id}" if key else element_id, {})
            for name, inner in item["props"].items():
                yield from _placed([inner], shown[name][0]["key"] if shown.get(name) else key, slots)
        elif isinstance(item, dict):
            yield from _placed(list(item.values()), key, slots)


def clear_faulty_elements() -> None:
    """Marks all elements as sound again."""
    _faulty.clear()


def _elements(value: Any) -> Iterator[dict[str, Any]]:
    """All elements in these lists, also nested ones."""
    return (element for element, _key in _placed(value, "", {}))


def element_digest(element: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(element, sort_keys=True).encode("utf-8", "replace")).hexdigest()
