"""The id of the request that a thread answers, for log lines: the same as in the header X-Request-Id."""

from contextvars import ContextVar
from typing import Any

# `job-` and its number in a job; empty in other threads.
current_request_id: ContextVar[str] = ContextVar("request_id", default="")


def forget_request_id(**_signal: Any) -> None:
    """The thread has sent the response. What it writes next belongs to no request."""
    current_request_id.set("")
