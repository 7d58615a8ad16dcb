"""Calls the WSGI application and returns its response, as a page if the cache may keep it."""

import itertools
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..page_parts import PageParts, collected_parts
from ..public import Public
from .cacheability import Cacheability, Headers, cacheability_of, cached_headers, with_parts

logger = logging.getLogger(__name__)


@dataclass
class CompletePage:
    """A complete response that may be cached. Nothing of it has been sent yet."""

    status: str
    headers: Headers
    body: bytes
    cacheability: Cacheability


def call_application(application, environ: dict, start_response: Callable) -> CompletePage | Iterable[bytes]:
    """A CompletePage, or the body of a response that must not be cached. Such a body is passed on as a stream."""
    with collected_parts() as parts:
        call = _Call(start_response)
        body = call.body_of(application, environ)
        if call.cacheability is None:
            return body
        try:
            call.pieces.extend(body)
            page = call.complete(parts)
            if isinstance(page, CompletePage):
                # Before the end of the request, which closes connections to the database.
                _tell(page, parts)
        finally:
            close(body)
        return page


def pass_on(application, environ: dict, start_response: Callable) -> Iterable[bytes]:
    """The body of a response that is not cached. Its parts are known when it starts."""
    with collected_parts():
        return _Call(start_response, may_cache=False).body_of(application, environ)


def _tell(page: CompletePage, parts: PageParts) -> None:
    try:
        for call in parts.when_cached:
            call(Public(page.body), cached_headers(page.headers))
    except Exception:
        logger.exception("A page was cached, but what follows from that failed.")


class _Call:
    def __init__(self, start_response: Callable, *, may_cache: bool = True):
        self._start_response = start_response
        self._may_cache = may_cache
        self._started = False
        self.status = ""
        self.headers: Headers = []
        self.cacheability: Cacheability | None = None
        self.pieces: list[bytes] = []

    def body_of(self, application, environ: dict) -> Iterable[bytes]:
        """The body of the response, after its start."""
        body = application(environ, self.start)
        if self._started:
            return body
        # A generator calls start_response when its first piece is requested.
        pieces = iter(body)
        first = list(itertools.islice(pieces, 1))
        return _ClosingIterator(itertools.chain(first, pieces), body)

    def start(self, status, headers, exc_info=None):
        self._started = True
        cacheability = cacheability_of(status, headers) if self._may_cache else None
        if cacheability is None or cacheability.reason:
            self.cacheability = None
            return self._start_response(status, headers, *([exc_info] if exc_info else []))
        self.status, self.headers, self.cacheability = status, headers, cacheability
        return self.pieces.append

    def complete(self, parts: PageParts) -> CompletePage | list[bytes]:
        """The whole response, of which all parts are known now."""
        content = b"".join(self.pieces)
        if self.cacheability is None:
            return [content]
        cacheability = with_parts(self.cacheability, parts)
        if not cacheability.reason:
            return CompletePage(self.status, self.headers, content, cacheability)
        self._start_response(self.status, self.headers)
        return [content]


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
