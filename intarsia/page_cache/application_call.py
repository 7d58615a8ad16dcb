"""Calls the WSGI application and returns its response, as a page if the cache may keep it."""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .cacheability import Cacheability, Headers, cacheability_of


@dataclass
class CompletePage:
    """A complete response that may be cached. Nothing of it has been sent yet."""

    status: str
    headers: Headers
    body: bytes
    cacheability: Cacheability


def call_application(application, environ: dict, start_response: Callable) -> CompletePage | Iterable[bytes]:
    """A CompletePage, or the body of a response that must not be cached. Such a body is passed on as a stream."""
    call = _Call(start_response)
    body = application(environ, call.start)
    if not call.started:
        # A generator calls start_response when its first piece is requested.
        pieces = iter(body)
        first = list(itertools.islice(pieces, 1))
        body = _ClosingIterator(itertools.chain(first, pieces), body)
    if call.cacheability is None:
        return body
    try:
        call.pieces.extend(body)
    finally:
        close(body)
    content = b"".join(call.pieces)
    return CompletePage(call.status, call.headers, content, call.cacheability) if call.cacheability else [content]


class _Call:
    def __init__(self, start_response: Callable):
        self._start_response = start_response
        self.started = False
        self.status = ""
        self.headers: Headers = []
        self.cacheability: Cacheability | None = None
        self.pieces: list[bytes] = []

    def start(self, status, headers, exc_info=None):
        self.started = True
        cacheability = cacheability_of(status, headers)
        if cacheability.reason:
            self.cacheability = None
            return self._start_response(status, headers, *([exc_info] if exc_info else []))
        self.status, self.headers, self.cacheability = status, headers, cacheability
        return self.pieces.append


class _ClosingIterator:
    def __init__(self, pieces: Iterable[bytes], body):
        self._pieces = iter(pieces)
        self._body = body

    def __iter__(self):
        return self._pieces

    def close(self):
        close(self._body)


def without_body(body: Iterable[bytes]) -> list[bytes]:
    """Starts and closes the response. Some applications call start_response when the first piece is requested."""
    for _piece in body:
        break
    close(body)
    return []


def close(body) -> None:
    if hasattr(body, "close"):
        body.close()
