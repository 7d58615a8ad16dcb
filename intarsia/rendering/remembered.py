"""What was looked up for one page serves the next ones, until the page cache hears that it changed.

The same tags and numbers that make a kept page invalid make what was remembered invalid, so nothing is told twice
and a page can never be drawn from older facts than its place in the page cache claims.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from django.db import connection

from .cache.generations import current

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

# Small facts each: addresses of pages, the sizes of a picture, a menu.
MOST_FACTS = 20_000


@dataclass(frozen=True)
class _Fact:
    value: Any
    tags: tuple[str, ...]
    since: int


_facts: OrderedDict[tuple[Hashable, Hashable], _Fact] = OrderedDict()
_writing = threading.Lock()


def remembered(
    kind: Hashable,
    keys: Iterable[Key],
    tags_of: Callable[[Key, Value | None], Iterable[str]],
    look_up: Callable[[set[Key]], Mapping[Key, Value]],
) -> dict[Key, Value]:
    """By key what `look_up` answers, asked only for keys that are not known. That nothing is there is known too.

    `tags_of(key, value)` names what the value was made from. Values are shared: nobody may change them. Inside of a
    transaction nothing is remembered, for what it sees may never be committed.
    """
    wanted = set(keys)
    if connection.in_atomic_block:
        return dict(look_up(wanted)) if wanted else {}
    known = current()
    found: dict[Key, Value | None] = {}
    for key in wanted:
        fact = _facts.get((kind, key))
        if fact is not None and known.unchanged(fact.tags, fact.since):
            found[key] = fact.value
    missing = wanted - found.keys()
    if missing:
        looked_up = look_up(missing)
        for key in missing:
            found[key] = value = looked_up.get(key)
            _remember((kind, key), _Fact(value, tuple(tags_of(key, value)), known.current))
    return {key: value for key, value in found.items() if value is not None}


def forget() -> None:
    """For what no tag tells of: a restored database, another set of settings."""
    _facts.clear()


def _remember(key: tuple[Hashable, Hashable], fact: _Fact) -> None:
    with _writing:
        _facts[key] = fact
        _facts.move_to_end(key)
        while len(_facts) > MOST_FACTS:
            _facts.popitem(last=False)
