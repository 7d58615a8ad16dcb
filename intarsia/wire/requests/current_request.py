"""The request that is being answered, for code that gets none: Wagtail's filter `richtext` takes nothing but a text."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest


@dataclass
class CurrentRequest:
    request: HttpRequest
    # The site's page that is shown; None for other views, and in a preview.
    page: Any = None


_current: ContextVar[CurrentRequest | None] = ContextVar("current_request", default=None)


@contextmanager
def answering(request: HttpRequest) -> Iterator[None]:
    token = _current.set(CurrentRequest(request))
    try:
        yield
    finally:
        _current.reset(token)


def current_request() -> CurrentRequest | None:
    """None outside of requests, for example in a job."""
    return _current.get()


def set_current_page(page: Any) -> None:
    if current := _current.get():
        current.page = page
