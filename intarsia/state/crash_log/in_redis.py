"""A crash log for several machines: a sorted set of names by time."""

import logging
import time
from collections.abc import Callable

from ..redis_client import redis_client
from ..store_errors import store_errors
from .in_file import SECONDS_KEPT

logger = logging.getLogger(__name__)
# Each uncached page asks for the names.
READ_EVERY_SECONDS = 1.0


class RedisCrashLog:
    def __init__(self, url: str, prefix: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.redis = redis_client(url, decode_responses=True)
        self.key = f"{prefix}crashes"
        self._clock = clock
        self._names: frozenset[str] = frozenset()
        self._read_at = -READ_EVERY_SECONDS

    def add(self, name: str) -> None:
        self._names |= {name}
        try:
            with self.redis.pipeline() as commands:
                commands.zadd(self.key, {name: time.time()})
                commands.zremrangebyscore(self.key, "-inf", time.time() - SECONDS_KEPT)
                commands.execute()
        except store_errors():
            logger.exception("Other processes cannot be told about a crash.")

    def names(self) -> frozenset[str]:
        if self._clock() - self._read_at >= READ_EVERY_SECONDS:
            # Before the call, so that an unavailable Redis does not delay each page.
            self._read_at = self._clock()
            try:
                self._names = frozenset(self.redis.zrangebyscore(self.key, time.time() - SECONDS_KEPT, "+inf"))
            except store_errors():
                return self._names
        return self._names
