"""The named calls that browsers may make. Apps register them; the ajax endpoints and REST answer from here.

A call says who may make it. One that does not say so cannot be registered, so no handler is open by accident.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel

Guard = Literal["nonce", "same_origin", "public_read"]
Endpoint = Literal["ajax", "listing-ajax"]
Handler = Callable[..., Any]

USUAL_BYTES = 64 * 1024
GUARDS: tuple[Guard, ...] = ("nonce", "same_origin", "public_read")


@dataclass(frozen=True)
class Call:
    """A handler takes the request, and its parts as a `takes` if the call names one.

    It answers with data for the JSON envelope, with a model that is the whole answer, with a str of HTML, or raises
    Refused. `request.POST` holds what was sent, as a form or as JSON.
    """

    name: str
    handler: Handler
    guard: Guard
    endpoint: Endpoint
    max_bytes: int
    per_minute: int
    # Its address below the REST base; without one it is no REST call.
    route: str
    takes: type[BaseModel] | None
    # A str is a text, or a fragment of HTML.
    answers: type[BaseModel] | type[str] | None


class Refused(Exception):
    """The call cannot be answered; `message` is for the visitor, `code` for programs that speak REST."""

    def __init__(self, message: str, status: int = 400, code: str = "rest_refused") -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code


_calls: dict[tuple[Endpoint, str], Call] = {}


def register(
    name: str,
    *,
    guard: Guard,
    max_bytes: int = USUAL_BYTES,
    per_minute: int = 60,
    endpoint: Endpoint = "ajax",
    route: str = "",
    takes: type[BaseModel] | None = None,
    answers: type[BaseModel] | type[str] | None = None,
) -> Callable[[Handler], Handler]:
    """Registers the decorated handler for `action=name`, and for POST to `route` below the REST base.

    `per_minute` counts one visitor's calls, whichever way they come.
    """
    if guard not in GUARDS:
        raise ValueError(f"The call '{name}' has the guard {guard!r}. Say who may make it: {', '.join(GUARDS)}.")

    def decorate(handler: Handler) -> Handler:
        if (endpoint, name) in _calls:
            raise ValueError(f"Two handlers for the call '{name}'. Keep one.")
        if route and call_at(route):
            raise ValueError(f"Two calls at the route '{route}'. Keep one.")
        call = Call(name, handler, guard, endpoint, max_bytes, per_minute, route, takes, answers)
        _calls[endpoint, name] = call
        return handler

    return decorate


def call_named(endpoint: Endpoint, name: str) -> Call | None:
    return _calls.get((endpoint, name))


def call_at(route: str) -> Call | None:
    return next((call for call in rest_calls() if call.route == route), None)


def rest_calls() -> list[Call]:
    return [call for call in _calls.values() if call.route]


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
