"""Counters in Redis, for several machines."""

from collections.abc import Sequence

from ..redis_client import redis_client


class RedisCounters:
    def __init__(self, url: str, prefix: str) -> None:
        self.redis = redis_client(url)
        self._prefix = f"{prefix}count:"

    def count(self, key: str, seconds: int) -> int:
        return self.count_each([key], seconds)[0]

    def count_each(self, keys: Sequence[str], seconds: int) -> list[int]:
        with self.redis.pipeline() as commands:
            for key in keys:
                commands.set(self._prefix + key, 0, ex=seconds, nx=True)
                commands.incr(self._prefix + key)
            return [int(count) for count in commands.execute()[1::2]]
