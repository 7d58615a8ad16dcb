"""Counters in Redis, for several machines."""

from ..redis_client import redis_client


class RedisCounters:
    def __init__(self, url: str, prefix: str) -> None:
        self.redis = redis_client(url)
        self._prefix = f"{prefix}count:"

    def count(self, key: str, seconds: int) -> int:
        name = self._prefix + key
        with self.redis.pipeline() as commands:
            commands.set(name, 0, ex=seconds, nx=True)
            commands.incr(name)
            return int(commands.execute()[1])
