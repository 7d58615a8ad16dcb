"""A circuit breaker for Redis: after a failure, calls fail at once for a second instead of waiting for a timeout.

After that second one call tries again. If Redis answers it, all calls reach Redis again.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from redis import ConnectionError, TimeoutError
from redis.backoff import NoBackoff
from redis.retry import Retry

from . import metrics

logger = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
Result = TypeVar("Result")


class Breaker:
    """For all connections of this process to one Redis."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._changing = threading.Lock()
        # Zero: Redis answers.
        self._open_until = 0.0
        self._trial: int | None = None

    def check(self) -> None:
        """Raises ConnectionError while Redis is not asked."""
        if not self._open_until:
            return
        thread = threading.get_ident()
        with self._changing:
            if self._trial == thread or not self._open_until:
                return
            if self._clock() < self._open_until:
                raise ConnectionError("Redis did not answer a moment ago, so it was not asked again.")
            # Until this call has an answer, other threads do not wait for one.
            self._open_until = self._clock() + RETRY_SECONDS
            self._trial = thread

    def note_failure(self, error: Exception) -> None:
        with self._changing:
            if not self._open_until:
                logger.error("Redis does not answer (%s). The site continues without it.", error)
                metrics.add("redis_failures_total")
            self._open_until, self._trial = self._clock() + RETRY_SECONDS, None

    def note_answer(self) -> None:
        if self._open_until:
            with self._changing:
                self._open_until, self._trial = 0.0, None
            logger.warning("Redis answers again.")


class BreakingRetry(Retry):
    """redis-py passes every connection and every command through its retry. One lost connection is replaced: it may be
    older than a restart of Redis. A command that timed out is not repeated, because it may have been counted.
    """

    def __init__(self, breaker: Breaker) -> None:
        super().__init__(NoBackoff(), 1, supported_errors=(ConnectionError,))
        self.breaker = breaker

    def __deepcopy__(self, memo: dict[int, Any]) -> "BreakingRetry":
        # redis-py copies the retry for each connection. All of them share the breaker.
        return BreakingRetry(self.breaker)

    def call_with_retry(self, do: Callable[[], Result], *arguments: Any, **options: Any) -> Result:
        self.breaker.check()
        try:
            result: Result = super().call_with_retry(do, *arguments, **options)
        except (ConnectionError, TimeoutError, OSError) as error:
            self.breaker.note_failure(error)
            raise
        self.breaker.note_answer()
        return result


_breakers: dict[str, Breaker] = {}


def breaker_of(url: str) -> Breaker:
    return _breakers.setdefault(url, Breaker())
