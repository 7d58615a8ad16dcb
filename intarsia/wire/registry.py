"""The registry of named calls that browsers may make, by ajax or REST. Apps register their calls.

Each call must name a guard. A call without one cannot be registered, so no handler is open by accident.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel

from .nonces import CallClass

Guard = Literal["nonce", "same_origin", "public_read"]
Endpoint = Literal["ajax", "listing-ajax"]
Handler = Callable[..., Any]

USUAL_BYTES = 64 * 1024
GUARDS: tuple[Guard, ...] = ("nonce", "same_origin", "public_read")


@dataclass(frozen=True)
class Call:
    """The handler gets the request, and its fields as a `request_model` if the call has one.

    It returns data for the JSON envelope, a model that is the whole response, or a str of HTML, or it raises CallError.
    `request.POST` contains the fields, whether they were sent as a form or as JSON.
    """

    name: str
    handler: Handler
    guard: Guard
    endpoint: Endpoint
    max_bytes: int
    per_minute: int
    # The path below the REST base. Calls without a route are ajax only.
    route: str
    request_model: type[BaseModel] | None
    # `str` for plain text or an HTML fragment.
    response_model: type[BaseModel] | type[str] | None
    # The call accepts only nonces made for this class of calls.
    call_class: CallClass = "page"


class CallError(Exception):
    """The call fails. `message` is for the visitor, `code` for REST clients."""

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
    request_model: type[BaseModel] | None = None,
    response_model: type[BaseModel] | type[str] | None = None,
    call_class: CallClass = "page",
) -> Callable[[Handler], Handler]:
    """Registers the decorated handler for `action=name`, and for POST to `route` below the REST base.

    `per_minute` is the limit for one visitor over ajax and REST together.
    """
    if guard not in GUARDS:
        raise ValueError(f"The call '{name}' has the guard {guard!r}. Use one of: {', '.join(GUARDS)}.")

    def decorate(handler: Handler) -> Handler:
        if (endpoint, name) in _calls:
            raise ValueError(f"The call '{name}' has two handlers. Keep one.")
        if route and call_at(route):
            raise ValueError(f"The route '{route}' has two calls. Keep one.")
        call = Call(
            name, handler, guard, endpoint, max_bytes, per_minute, route, request_model, response_model, call_class
        )
        _calls[endpoint, name] = call
        return handler

    return decorate


def call_named(endpoint: Endpoint, name: str) -> Call | None:
    return _calls.get((endpoint, name))


def call_at(route: str) -> Call | None:
    return next((call for call in rest_calls() if call.route == route), None)


def registered_calls() -> list[Call]:
    return list(_calls.values())


def rest_calls() -> list[Call]:
    return [call for call in registered_calls() if call.route]


def largest_body(endpoint: Endpoint) -> int:
    """The largest size that any call of this endpoint accepts."""
    return max((call.max_bytes for (where, _), call in _calls.items() if where == endpoint), default=USUAL_BYTES)


@contextmanager
def registered_temporarily(name: str, handler: Handler, **options: Any) -> Iterator[None]:
    """For tests."""
    register(name, **options)(handler)
    try:
        yield
    finally:
        del _calls[options.get("endpoint", "ajax"), name]
