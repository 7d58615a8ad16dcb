"""While the database is unavailable, visitors get the last good version of a public page instead of an error."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.core.handlers.wsgi import WSGIRequest
from django.core.signals import got_request_exception
from django.db import InterfaceError, OperationalError

from ..responses.application_call import close
from ..responses.cacheability import Headers
from .copies_by_url import find_by_url

# As in responses for pages that cannot be rendered.
STALE = ("X-Intarsia-Rendered", "last-good")
# Headers of the error response that concern its host, not its page.
HOST_HEADERS = frozenset(("strict-transport-security",))


def is_database_error(error: BaseException | None) -> bool:
    """Whether it, or what caused it, says that the database cannot be used."""
    while error is not None:
        if isinstance(error, OperationalError | InterfaceError):
            return True
        error = error.__cause__ or error.__context__
    return False


def with_copies(application: Callable) -> Callable:
    got_request_exception.connect(_note_error, dispatch_uid="intarsia_database_outage")

    def answer(environ: dict[str, Any], start_response: Callable) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return application(environ, start_response)
        with _noted_errors() as errors:
            held: list[tuple[Any, ...]] = []

            def start(status: str, headers: Headers, *error: Any) -> Callable:
                if not (errors and status.startswith("5")):
                    return start_response(status, headers, *error)
                held.append((status, headers, *error))
                return lambda piece: None

            body = application(environ, start)
            return _copy_or(body, held[0], environ, start_response) if held else body

    return answer


def _copy_or(
    body: Iterable[bytes], failed: tuple[Any, ...], environ: dict[str, Any], start_response: Callable
) -> Iterable[bytes]:
    copy = find_by_url(WSGIRequest(environ))
    if copy is None:
        start_response(*failed)
        return body
    close(body)
    kept = [pair for pair in failed[1] if pair[0].lower() in HOST_HEADERS]
    own = [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", str(len(copy.html)))]
    start_response("200 OK", [*copy.headers.items(), *kept, *own, ("Cache-Control", "no-cache"), STALE])
    return [copy.html]


_errors: ContextVar[list[BaseException] | None] = ContextVar("database_errors", default=None)


@contextmanager
def _noted_errors() -> Iterator[list[BaseException]]:
    errors: list[BaseException] = []
    token = _errors.set(errors)
    try:
        yield errors
    finally:
        _errors.reset(token)


def _note_error(**_signal: Any) -> None:
    # Django sends the signal while it handles the exception.
    error, errors = sys.exc_info()[1], _errors.get()
    if error and errors is not None and is_database_error(error):
        errors.append(error)
