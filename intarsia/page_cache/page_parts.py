"""What the parts of a page say about caching it, such as documents that a Django template shows.

Django renders templates after the view has tagged its response, so parts report to the call of the application.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TypeVar

from intarsia.state.generations.tags import checked

from .public import Public, Uncacheable

Value = TypeVar("Value")


@dataclass
class PageParts:
    """What the parts of one response have reported so far."""

    tags: set[str] = field(default_factory=set)
    # Seconds until a part is outdated without a purge.
    lifetimes: set[int] = field(default_factory=set)
    is_personal: bool = False
    # Called with the body and the headers that the page cache keeps, if it keeps the response.
    when_cached: list[Callable[[Public[bytes], list[tuple[str, str]]], None]] = field(default_factory=list)


_current: ContextVar[PageParts | None] = ContextVar("page_parts", default=None)


@contextmanager
def collected_parts() -> Iterator[PageParts]:
    """Collects what the parts report that are rendered inside."""
    parts = PageParts()
    token = _current.set(parts)
    try:
        yield parts
    finally:
        _current.reset(token)


def current_parts() -> PageParts:
    """The parts of the current response."""
    return _current.get() or PageParts()


def add_page_part(
    part: Public[Value] | Uncacheable[Value], tags: Iterable[str] = (), lifetimes: Iterable[int] = ()
) -> Value:
    """Returns the value of `part` for the response that is being made, and limits how that response is cached.

    The page cache drops the response if one of `tags` is purged, and after the shortest of `lifetimes`, in seconds. It
    does not keep a response with an Uncacheable part. Raises ValueError for an invalid tag.
    """
    parts = current_parts()
    parts.tags.update(checked(tags))
    parts.lifetimes.update(lifetimes)
    parts.is_personal = parts.is_personal or isinstance(part, Uncacheable)
    return part.value
