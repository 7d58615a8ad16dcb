"""What a view adds to the page that it shows, for example the errors of a form.

It is passed on without an argument, because a page type of the site has its own `serve(request)`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class PageContext:
    """What the view adds: values that are the same for every visitor, and the state of this visitor."""

    # The same for every visitor of this URL, by name.
    values: Mapping[str, Any] = field(default_factory=dict)
    # What only this visitor sees, by name. Such a page is never cached.
    visitor_state: Mapping[str, Any] | None = None


_current: ContextVar[PageContext | None] = ContextVar("page_context", default=None)


@contextmanager
def page_context(context: PageContext) -> Iterator[None]:
    """Pages that are rendered inside have this context."""
    token = _current.set(context)
    try:
        yield
    finally:
        _current.reset(token)


def current_page_context() -> PageContext:
    """What the view that shows this page has added."""
    return _current.get() or PageContext()
