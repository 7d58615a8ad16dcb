"""Limits of every document, independent of its widgets: values that a database cannot store, size and depth."""

import json
import math
import re
from collections.abc import Iterator
from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

# Beyond this, JavaScript and PostgreSQL do not agree on integers.
MAX_NUMBER = 2**53
DEEPEST_NESTING = 64
# Owners see containers, and each container takes three levels of nesting.
TOO_DEEP = gettext_lazy(
    "Elements are nested too deep: the limit is about 20 levels. Move this element out of some of its containers."
)
MAX_DOCUMENT_BYTES = 2 * 1024 * 1024
MAX_ELEMENTS = 2000

FORBIDDEN_CHARACTERS = re.compile("[\0\ud800-\udfff]")


class Problem(NamedTuple):
    """One reason why a document is refused, with a path such as `content[2].props.tabs[0].title`."""

    path: str
    message: str


def storage_problems(value: object) -> Iterator[Problem]:
    """Every value that cannot be stored. It does not recurse, so any depth of nesting is safe."""
    waiting: list[tuple[object, tuple, int]] = [(value, (), 1)]
    while waiting:
        item, path, depth = waiting.pop()
        if isinstance(item, (dict, list)):
            if depth > DEEPEST_NESTING:
                yield Problem(path_text(path), str(TOO_DEEP))
                continue
            yield from _key_problems(item, path)
            children = item.items() if isinstance(item, dict) else enumerate(item)
            waiting.extend((child, (path, key), depth + 1) for key, child in reversed(list(children)))
        elif message := _fault(item):
            yield Problem(path_text(path), message)


def too_large(document: object) -> str | None:
    """The reason if the document has too many elements or bytes, else None."""
    elements = count_elements(document)
    if elements > MAX_ELEMENTS:
        return _(
            "The page has %(count)s elements, but a page can have at most %(most)s: move a part of it to another page."
        ) % {"count": elements, "most": MAX_ELEMENTS}
    if size_in_bytes(document) > MAX_DOCUMENT_BYTES:
        return _("The page is larger than 2 MB. Shorten its texts or move a part of it to another page.")
    return None


def size_in_bytes(document: object) -> int:
    """The size of the JSON that a browser sends."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return len(text.encode("utf-8", "surrogatepass"))


def count_elements(document: object) -> int:
    """The number of elements, including unknown widgets, which are recognized by their shape."""
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


def path_text(path: tuple) -> str:
    """`((((), "content"), 0), "props")` as `content[0].props`."""
    keys = []
    while path:
        path, key = path
        keys.append(f"[{key}]" if isinstance(key, int) else f".{key}")
    return "".join(reversed(keys)).removeprefix(".")


def _key_problems(item: dict | list, path: tuple) -> Iterator[Problem]:
    for key in item if isinstance(item, dict) else ():
        if FORBIDDEN_CHARACTERS.search(key):
            yield Problem(path_text((path, key)), _("The name contains a character that cannot be stored: remove it."))


def _fault(value: object) -> str | None:
    if isinstance(value, str):
        if FORBIDDEN_CHARACTERS.search(value):
            return _("The text contains a character that cannot be stored: remove it.")
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if not math.isfinite(value):
            return _("The number is not finite: enter an ordinary number.")
        if abs(value) > MAX_NUMBER:
            return _("The number is too large to be stored exactly: enter a smaller one.")
    return None
