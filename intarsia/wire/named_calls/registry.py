"""The registry of named calls that browsers may make, by ajax or REST. Apps register theirs in their module `calls`.

Each call must name a guard. A call without one cannot be registered, so no handler is open by accident.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from django.http import HttpRequest, HttpResponse
from pydantic import BaseModel

from ..guarding.nonces import CallClass
from .call_checks import check_call

Guard = Literal["nonce", "origin", "signature", "public_read"]
Endpoint = Literal["ajax", "listing-ajax"]
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Body = Literal["form", "multipart", "json", "stream"]
Handler = Callable[..., Any]

DEFAULT_BYTES = 64 * 1024
# Form fields in which page scripts and REST clients send nonces.
NONCE_FIELDS = ("_ajax_nonce", "security", "_wpnonce")
FIELDS: tuple[Body, ...] = ("form", "multipart", "json")


class Envelope(Protocol):
    def success(self, data: Any) -> HttpResponse: ...

    def failure(self, error: "CallError") -> HttpResponse: ...


@dataclass(frozen=True)
class Call:
    """The handler gets the request, and its fields as a `request_model` if the call has one.

    It returns data for the JSON envelope, a model that is the whole response, or a str of HTML, or it raises CallError.
    `request.POST` contains the fields, whether they were sent as a form, as JSON or in the query of a GET.
    """

    name: str
    handler: Handler
    guard: Guard
    # Below the REST base, such as "shop/v1/prices". Calls without routes are ajax only.
    routes: Sequence[str] = ()
    # For the routes; ajax calls are always POST.
    methods: Sequence[Method] = ("POST",)
    # What the body may be. A "stream" is not read before the handler reads it; its fields are in the query.
    bodies: Sequence[Body] = FIELDS
    endpoint: Endpoint = "ajax"
    max_bytes: int = DEFAULT_BYTES
    # For one visitor, over ajax and all routes together.
    per_minute: int = 60
    request_model: type[BaseModel] | None = None
    # `str` for plain text or an HTML fragment.
    response_model: type[BaseModel] | type[str] | None = None
    # The call accepts only nonces made for this class of calls. A function names that of the request's object.
    call_class: CallClass | Callable[[HttpRequest], str] = "page"
    # The fields that its nonce may be in. A header is accepted, too.
    nonce_fields: Sequence[str] = NONCE_FIELDS
    # How ajax replies look, if not as JSON.
    envelope: Envelope | None = None
    # Whether a request is signed, for the guard "signature".
    signed: Callable[[HttpRequest], bool] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        check_call(self)

    @property
    def is_stream(self) -> bool:
        return "stream" in self.bodies


class CallError(Exception):
    """The call fails. `message` is for the visitor and may be lazily translated, `code` is for REST clients."""

    def __init__(self, message: Any, status: int = 400, code: str = "rest_refused") -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code


_calls: dict[tuple[Endpoint, str], Call] = {}


def register(name: str, *, guard: Guard, **declared: Any) -> Callable[[Handler], Handler]:
    """Registers the decorated handler for `action=name` by ajax, and for its `routes` below the REST base.

    `declared` are the fields of `Call`: routes, methods, bodies, limits and models.
    """

    def decorate(handler: Handler) -> Handler:
        add_call(Call(name, handler, guard, **declared))
        return handler

    return decorate


def add_call(call: Call) -> None:
    if (call.endpoint, call.name) in _calls:
        raise ValueError(f"The call '{call.name}' has two handlers. Keep one.")
    for route in call.routes:
        if taken := [other.name for other in rest_calls() if route in other.routes and _shares(other, call)]:
            raise ValueError(f"The route '{route}' has two calls, '{taken[0]}' and '{call.name}'. Keep one.")
    _calls[call.endpoint, call.name] = call


def remove_call(call: Call) -> None:
    """For tests."""
    _calls.pop((call.endpoint, call.name), None)


def _shares(one: Call, other: Call) -> bool:
    return not set(one.methods).isdisjoint(other.methods)


def call_named(endpoint: Endpoint, name: str) -> Call | None:
    return _calls.get((endpoint, name))


def call_at(route: str, method: str = "POST") -> Call | None:
    """`route` as the call declares it."""
    return next((call for call in rest_calls() if route in call.routes and method in call.methods), None)


def registered_calls() -> list[Call]:
    return list(_calls.values())


def rest_calls() -> list[Call]:
    return [call for call in registered_calls() if call.routes]


def largest_body(endpoint: Endpoint) -> int:
    """The largest size that any call of this endpoint accepts."""
    return max((call.max_bytes for (where, _), call in _calls.items() if where == endpoint), default=DEFAULT_BYTES)


@contextmanager
def registered_temporarily(name: str, handler: Handler, **options: Any) -> Iterator[None]:
    """For tests."""
    register(name, **options)(handler)
    try:
        yield
    finally:
        del _calls[options.get("endpoint", "ajax"), name]
