"""Adds a request id and Server-Timing to the responses of the application."""

import itertools
import os
import secrets
import time
from collections.abc import Callable

from intarsia.wire.requests.request_id import current_request_id

from ..page_parts import current_parts
from ..store.entry import HIT
from ..tags import HEADER
from .cacheability import Headers, has, without_tags
from .explanation import PERSONAL, reason_of
from .response_kinds import count_response

# Why the page cache did not keep a page.
REASON = "X-Cache-Reason"
# In the environ of a request whose page was cached just now: for how many seconds; infinite until it is purged.
LIFETIME = "intarsia.cached_seconds"


def with_response_headers(
    environ: dict, start_response: Callable, request_id: str, outcome: str, personal: bool = False
) -> Callable:
    """A `start_response` that adds headers. `outcome` is the cache's part of Server-Timing: `pass` or `miss`."""
    started = time.perf_counter()

    def uncached(status: str, headers: Headers) -> str:
        """The reason. Empty for pages that the cache does not know, and for those that it has just kept."""
        if personal:
            return PERSONAL if has(headers, HEADER.lower()) else ""
        return reason_of(status, headers, current_parts()) if outcome == "miss" and HIT not in headers else ""

    # The application can read and log the same id.
    environ["HTTP_X_REQUEST_ID"] = request_id
    current_request_id.set(request_id)

    def start(status, headers, exc_info=None):
        public = [pair for pair in without_tags(headers) if pair != HIT]
        is_personal = current_parts().is_personal or (personal and has(headers, HEADER.lower()))
        if is_personal:
            # The view's Cache-Control does not consider this visitor.
            public = [pair for pair in public if not _is_shared(pair)]
        if is_personal and not has(public, "cache-control"):
            public.append(("Cache-Control", "private, no-cache"))
        if not has(public, "x-request-id"):
            public.append(("X-Request-Id", request_id))
        if _is_page(status, headers) and (reason := uncached(status, headers)):
            public.append((REASON, reason))
        seconds = time.perf_counter() - started
        public.append(("Server-Timing", f"app;dur={seconds * 1000:.1f}, cache;desc={outcome}"))
        count_response(environ.get("PATH_INFO") or "", status, headers, seconds)
        return start_response(status, public, *([exc_info] if exc_info else []))

    return start


def _is_page(status: str, headers: list[tuple[str, str]]) -> bool:
    kinds = [value for name, value in headers if name.lower() == "content-type"]
    return status.startswith("200") and any(kind.startswith("text/html") for kind in kinds)


def _is_shared(pair: tuple[str, str]) -> bool:
    """Whether it is a Cache-Control header that lets other caches store the response."""
    name, value = (text.lower() for text in pair)
    return name == "cache-control" and "private" not in value and "no-store" not in value


def request_ids() -> Callable[[str | None], str]:
    prefix, numbers = "", itertools.count(1)

    def begin() -> None:
        nonlocal prefix, numbers
        prefix, numbers = secrets.token_hex(6), itertools.count(1)

    begin()
    # Workers that are forked from one process would use the same ids.
    os.register_at_fork(after_in_child=begin)

    def request_id(given: str | None) -> str:
        """The valid id from a proxy in front, or a new one."""
        if given and len(given) <= 64 and given.isascii() and given.replace("-", "").isalnum():
            return given
        return f"{prefix}{next(numbers):010x}"

    return request_id
