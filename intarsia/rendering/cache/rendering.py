"""Calls the application once and finds out whether its answer is a page to keep."""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .response import Headers, Verdict, judge


@dataclass
class Page:
    """A complete answer that may be kept. Nothing of it was sent yet."""

    status: str
    headers: Headers
    body: bytes
    verdict: Verdict


def render(application, environ: dict, start_response: Callable) -> Page | Iterable[bytes]:
    """A Page, or what the server sends: an answer that may not be kept is passed on as it comes, unread."""
    call = _Call(start_response)
    body = application(environ, call.start)
    if not call.started:
        # A generator only starts answering when the first piece is asked for.
        pieces = iter(body)
        first = list(itertools.islice(pieces, 1))
        body = _Closing(itertools.chain(first, pieces), body)
    if call.verdict is None:
        return body
    try:
        call.pieces.extend(body)
    finally:
        close(body)
    content = b"".join(call.pieces)
    return Page(call.status, call.headers, content, call.verdict) if call.verdict else [content]


class _Call:
    def __init__(self, start_response: Callable):
        self._start_response = start_response
        self.started = False
        self.status = ""
        self.headers: Headers = []
        self.verdict: Verdict | None = None
        self.pieces: list[bytes] = []

    def start(self, status, headers, exc_info=None):
        self.started = True
        verdict = judge(status, headers)
        if verdict.refusal:
            self.verdict = None
            return self._start_response(status, headers, *([exc_info] if exc_info else []))
        self.status, self.headers, self.verdict = status, headers, verdict
        return self.pieces.append


class _Closing:
    def __init__(self, pieces: Iterable[bytes], body):
        self._pieces = iter(pieces)
        self._body = body

    def __iter__(self):
        return self._pieces

    def close(self):
        close(self._body)


def without_body(body: Iterable[bytes]) -> list[bytes]:
    """Some applications only answer when the first piece is asked for."""
    for _piece in body:
        break
    close(body)
    return []


def close(body) -> None:
    if hasattr(body, "close"):
        body.close()
