"""What no database can hold, whichever widgets exist: it is refused with the path of the value."""

import json
import math
import re
from collections.abc import Iterator

from .problem import Problem

# Beyond it JavaScript and PostgreSQL no longer agree on what the number is.
LARGEST_NUMBER = 2**53
DEEPEST_NESTING = 64
# In the words of the owner, who sees containers: each takes three of these levels.
TOO_DEEP = "Too many elements stand inside one another: about 20 can. Move this one out of some of its containers."
LARGEST_DOCUMENT_BYTES = 2 * 1024 * 1024
MOST_ELEMENTS = 2000

UNSTORABLE_CHARACTERS = re.compile("[\0\ud800-\udfff]")


def unstorable(value: object) -> Iterator[Problem]:
    """Every value that cannot be stored, without recursion: the value may be nested as deep as it likes."""
    waiting: list[tuple[object, tuple, int]] = [(value, (), 1)]
    while waiting:
        item, path, depth = waiting.pop()
        if isinstance(item, (dict, list)):
            if depth > DEEPEST_NESTING:
                yield Problem(written(path), TOO_DEEP)
                continue
            yield from _unstorable_keys(item, path)
            children = item.items() if isinstance(item, dict) else enumerate(item)
            waiting.extend((child, (path, key), depth + 1) for key, child in reversed(list(children)))
        elif message := _fault(item):
            yield Problem(written(path), message)


def too_large(document: object) -> str | None:
    """Why the document is refused for its size alone, or None."""
    elements = count_elements(document)
    if elements > MOST_ELEMENTS:
        return (
            f"The document has {elements} elements, and a page holds at most {MOST_ELEMENTS}: "
            "move a part of it to another page."
        )
    if size_in_bytes(document) > LARGEST_DOCUMENT_BYTES:
        return "The document is larger than 2 MB: shorten its texts or move a part of it to another page."
    return None


def size_in_bytes(document: object) -> int:
    """The size as browsers send it."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return len(text.encode("utf-8", "surrogatepass"))


def count_elements(document: object) -> int:
    """Elements of unknown widgets count too, so they are told by their shape."""
    count, waiting = 0, [document]
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            count += is_element(item)
            waiting.extend(item.values())
        elif isinstance(item, list):
            waiting.extend(item)
    return count


def is_element(item: object) -> bool:
    return isinstance(item, dict) and isinstance(item.get("type"), str) and isinstance(item.get("props"), dict)


def written(path: tuple) -> str:
    """`((((), "content"), 0), "props")` as `content[0].props`."""
    keys = []
    while path:
        path, key = path
        keys.append(f"[{key}]" if isinstance(key, int) else f".{key}")
    return "".join(reversed(keys)).removeprefix(".")


def _unstorable_keys(item: dict | list, path: tuple) -> Iterator[Problem]:
    for key in item if isinstance(item, dict) else ():
        if UNSTORABLE_CHARACTERS.search(key):
            yield Problem(written((path, key)), "The name holds a character that cannot be stored: remove it.")


def _fault(value: object) -> str | None:
    if isinstance(value, str):
        if UNSTORABLE_CHARACTERS.search(value):
            return "The text holds a character that cannot be stored: remove it."
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if not math.isfinite(value):
            return "The number is not finite: enter an ordinary number."
        if abs(value) > LARGEST_NUMBER:
            return "The number is too large to be stored exactly: enter a smaller one."
    return None
