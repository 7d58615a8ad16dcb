"""What every answer gets that Django had to give: a request id and the time it took."""

import itertools
import secrets
import time
from collections.abc import Callable

from .memory.entry import HIT
from .response import has, without_tags
from .tags import HEADER


def annotated(
    environ: dict, start_response: Callable, request_id: str, outcome: str, personal: bool = False
) -> Callable:
    """`start_response` for the application. `outcome` tells developers what the cache did."""
    begun = time.perf_counter()
    # The application finds the same id in its request and can log it.
    environ["HTTP_X_REQUEST_ID"] = request_id

    def start(status, headers, exc_info=None):
        public = [pair for pair in without_tags(headers) if pair != HIT]
        if personal and has(headers, HEADER.lower()) and not has(public, "cache-control"):
            # A page for everybody, made for somebody: caches between here and the visitor must not mix them.
            public.append(("Cache-Control", "private, no-cache"))
        if not has(public, "x-request-id"):
            public.append(("X-Request-Id", request_id))
        milliseconds = (time.perf_counter() - begun) * 1000
        public.append(("Server-Timing", f"app;dur={milliseconds:.1f}, cache;desc={outcome}"))
        return start_response(status, public, *([exc_info] if exc_info else []))

    return start


def request_ids() -> Callable[[str | None], str]:
    prefix, numbers = secrets.token_hex(6), itertools.count(1)

    def request_id(given: str | None) -> str:
        """The id that a proxy in front gave, when it is one; else a new one."""
        if given and len(given) <= 64 and given.isascii() and given.replace("-", "").isalnum():
            return given
        return f"{prefix}{next(numbers):010x}"

    return request_id
