"""Generation numbers: each change gives its tags a new, higher number, which all processes read.

A cached page is valid while none of its tags has a number above the one that was current when its rendering STARTED,
so a change during rendering is never lost. Numbers are microseconds since 1970, raised if needed so that each bump
exceeds all earlier ones. If the numbers are lost, `EVERYTHING` gets a new number and all older pages are invalid.
"""

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from ..conf import directory, redis_prefix, redis_url
from .tags import EVERYTHING, checked

# Beyond this many tags the older half is dropped, and pages of that age become invalid.
MAX_TAGS = 4096


@dataclass(frozen=True)
class Generations:
    """The numbers at one moment. `current` is the highest one."""

    current: int = 0
    tags: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    def unchanged(self, tags: Iterable[str], since: int) -> bool:
        numbers = self.tags
        return numbers.get(EVERYTHING, 0) <= since and all(numbers.get(tag, 0) <= since for tag in tags)

    def changed_since(self, since: int) -> list[str]:
        return [tag for tag, number in self.tags.items() if number > since]


def drop_oldest(numbers: dict[str, int]) -> dict[str, int]:
    """At most MAX_TAGS numbers. A higher number of EVERYTHING covers the dropped ones."""
    if len(numbers) <= MAX_TAGS:
        return numbers
    newest_first = sorted(numbers, key=numbers.__getitem__, reverse=True)
    kept = {tag: numbers[tag] for tag in newest_first[: MAX_TAGS // 2]}
    kept[EVERYTHING] = max(numbers.get(EVERYTHING, 0), numbers[newest_first[MAX_TAGS // 2]])
    return kept


class Stores(Protocol):
    """Where the numbers are: Redis if there is a URL, else the folder."""

    @property
    def redis_url(self) -> str: ...

    @property
    def redis_prefix(self) -> str: ...

    @property
    def directory(self) -> Path: ...


class Backend(Protocol):
    # Why the last bump could not be stored as usual; empty if it was.
    problem: str

    def read(self) -> Generations:
        """The current numbers; the same object as long as nothing changes."""

    def bump(self, tags: Iterable[str]) -> Generations: ...


def backend(stores: Stores | None = None) -> Backend:
    """The backend of this process: Redis if it is configured, else a file."""
    if url := stores.redis_url if stores else redis_url():
        return _redis(url, stores.redis_prefix if stores else redis_prefix())
    return _file(stores.directory if stores else directory())


def bump(*tags: str) -> Generations:
    """Makes all pages with one of `tags` invalid, in every process."""
    return backend().bump(checked(tags))


def current() -> Generations:
    return backend().read()


@functools.lru_cache(maxsize=1)
def _file(directory):
    from .in_file import FileGenerations

    return FileGenerations(directory)


@functools.lru_cache(maxsize=1)
def _redis(url, prefix):
    from .in_redis import RedisGenerations

    return RedisGenerations(url, prefix)
