"""Caches what rendering looks up, in each process, until one of its tags is purged.

It uses the tags and generations of the page cache. So one purge drops a page and the lookups it was made from, and a
page is never rendered from outdated lookups.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

from django.db import connection

from intarsia.state.generations import Generations, current

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

# The values are small: URLs of pages, sizes of images, menus.
MAX_LOOKUPS = 20_000
# The result for a key that cannot be read now. It is not kept, so the next page asks again.
UNREADABLE: Any = object()


@dataclass(frozen=True)
class _Lookup:
    value: Any
    tags: tuple[str, ...]
    since: int


_lookups: OrderedDict[tuple[Hashable, Hashable], _Lookup] = OrderedDict()
_writing = threading.Lock()


@dataclass
class _Moment:
    """What lookups use: the generations, and what was looked up inside a transaction, which is None where that may
    change.
    """

    generations: Generations
    in_transaction: dict[tuple[Hashable, Hashable], Any] | None
    outer: "_Moment | None" = None


_moment: ContextVar[_Moment | None] = ContextVar("moment", default=None)


@contextmanager
def lookups_of_request(*, may_change: bool) -> Iterator[None]:
    """Lookups inside use the generations of this moment, which are read once: with Redis, each reading is a call.

    A request that may change something sees at once what it purges.
    """
    with _at(_Moment(current(), None if may_change else {}, _moment.get())):
        yield


@contextmanager
def same_generations() -> Iterator[None]:
    """Lookups inside use the generations of this moment or, in a request, of its start.

    A purge after this moment is too late for them. It also makes the page invalid that is rendered from them.
    """
    outer = _moment.get()
    if outer is not None and outer.in_transaction is not None:
        # The page is part of something that began earlier.
        yield
        return
    with _at(_Moment(outer.generations if outer else current(), {}, outer)):
        yield


@contextmanager
def _at(moment: _Moment) -> Iterator[None]:
    token = _moment.set(moment)
    try:
        yield
    finally:
        _moment.reset(token)


def base_generations() -> Generations:
    """The generations that the current page is made from."""
    moment = _moment.get()
    return moment.generations if moment else current()


def see_purge(generations: Generations) -> None:
    """The current request has purged something."""
    moment = _moment.get()
    while moment is not None:
        if moment.in_transaction is None:
            moment.generations = generations
        moment = moment.outer


def cached_lookup(
    kind: Hashable,
    keys: Iterable[Key],
    tags_of: Callable[[Key, Value | None], Iterable[str]],
    look_up: Callable[[set[Key]], Mapping[Key, Value]],
) -> dict[Key, Value]:
    """The values by key. `look_up(missing_keys)` reads those that are not cached; missing results are cached too.

    A result that is UNREADABLE is not cached. `tags_of(key, value)` returns the tags of a value, which is None for a
    missing result. `kind` separates lookups with the same keys. Values are shared, so do not change them. Lookups
    inside a transaction, which may be rolled back, are kept for the page only that needs them.
    """
    wanted = set(keys)
    moment = _moment.get()
    if connection.in_atomic_block:
        known = moment.in_transaction if moment else None
        return _look_up_in_transaction(kind, wanted, look_up, {} if known is None else known)
    generations = moment.generations if moment else current()
    found: dict[Key, Value | None] = {}
    for key in wanted:
        lookup = _lookups.get((kind, key))
        if lookup is not None and generations.unchanged(lookup.tags, lookup.since):
            found[key] = lookup.value
    missing = wanted - found.keys()
    if missing:
        looked_up = look_up(missing)
        for key in missing:
            value = looked_up.get(key)
            if value is UNREADABLE:
                continue
            found[key] = value
            _store((kind, key), _Lookup(value, tuple(tags_of(key, value)), generations.current))
    return {key: value for key, value in found.items() if value is not None}


def _look_up_in_transaction(
    kind: Hashable,
    wanted: set[Key],
    look_up: Callable[[set[Key]], Mapping[Key, Value]],
    known: dict[tuple[Hashable, Hashable], Any],
) -> dict[Key, Value]:
    missing = {key for key in wanted if (kind, key) not in known}
    if missing:
        looked_up = look_up(missing)
        known |= {(kind, key): value for key in missing if (value := looked_up.get(key)) is not UNREADABLE}
    return {key: value for key in wanted if (value := known.get((kind, key))) is not None}


def clear_cached_lookups() -> None:
    """Clears the cache after changes without tags, such as a restored database."""
    _lookups.clear()


def _store(key: tuple[Hashable, Hashable], lookup: _Lookup) -> None:
    with _writing:
        _lookups[key] = lookup
        _lookups.move_to_end(key)
        while len(_lookups) > MAX_LOOKUPS:
            _lookups.popitem(last=False)
