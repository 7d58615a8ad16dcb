"""A lock between machines, in Redis. It expires if its process is killed."""

import secrets

from ..redis_client import redis_client

_ACQUIRE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2])
"""
_RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class RedisLock:
    def __init__(self, url: str, prefix: str, name: str, seconds: int) -> None:
        self.redis = redis_client(url)
        self._acquire = self.redis.register_script(_ACQUIRE)
        self._release = self.redis.register_script(_RELEASE)
        self._key = f"{prefix}lock:{name}"
        self._seconds = seconds
        self._token = secrets.token_hex(8)

    def acquire(self) -> bool:
        return bool(self._acquire(keys=[self._key], args=[self._token, self._seconds]))

    def release(self) -> None:
        self._release(keys=[self._key], args=[self._token])
