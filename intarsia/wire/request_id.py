"""The id of the request that a thread answers, for log lines: the same as in the header X-Request-Id."""

from contextvars import ContextVar

# Empty outside of requests, such as in jobs.
current_request_id: ContextVar[str] = ContextVar("request_id", default="")
