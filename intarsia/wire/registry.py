"""The named calls that browsers may make. Apps register them; both endpoints answer from here.

A call says who may make it. One that does not say so cannot be registered, so no handler is open by accident.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from django.http import HttpRequest

Guard = Literal["nonce", "same_origin", "public_read"]
Endpoint = Literal["ajax", "listing-ajax"]
Handler = Callable[[HttpRequest], Any]

USUAL_BYTES = 64 * 1024
GUARDS: tuple[Guard, ...] = ("nonce", "same_origin", "public_read")


@dataclass(frozen=True)
class Call:
    """A handler takes the request and answers with data for JSON, a str of HTML, or raises Refused."""

    name: str
    handler: Handler
    guard: Guard
    endpoint: Endpoint
    max_bytes: int
    per_minute: int


class Refused(Exception):
    """The call cannot be answered; `message` is for the visitor."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.message = message
        self.status = status


_calls: dict[tuple[Endpoint, str], Call] = {}


def register(
    name: str,
    *,
    guard: Guard,
    max_bytes: int = USUAL_BYTES,
    per_minute: int = 60,
    endpoint: Endpoint = "ajax",
) -> Callable[[Handler], Handler]:
    """Registers the decorated handler for `action=name`. `per_minute` counts one visitor's calls."""
    if guard not in GUARDS:
        raise ValueError(f"The call '{name}' has the guard {guard!r}. Say who may make it: {', '.join(GUARDS)}.")

    def decorate(handler: Handler) -> Handler:
        if (endpoint, name) in _calls:
            raise ValueError(f"Two handlers for the call '{name}'. Keep one.")
        _calls[endpoint, name] = Call(name, handler, guard, endpoint, max_bytes, per_minute)
        return handler

    return decorate


def call_named(endpoint: Endpoint, name: str) -> Call | None:
    return _calls.get((endpoint, name))


def largest_body(endpoint: Endpoint) -> int:
    """No call of this endpoint takes more bytes."""
    return max((call.max_bytes for (where, _), call in _calls.items() if where == endpoint), default=USUAL_BYTES)


@contextmanager
def registered_temporarily(name: str, handler: Handler, **options: Any) -> Iterator[None]:
    """For tests."""
    register(name, **options)(handler)
    try:
        yield
    finally:
        del _calls[options.get("endpoint", "ajax"), name]
