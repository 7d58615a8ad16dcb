"""Generations in Redis or Valkey, for several machines: one sorted set, one call per read.

If Redis does not answer, pages are served as last known, and the next attempt follows a second later. A purge that
could not be sent becomes a purge of everything when Redis is back.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterable
from types import MappingProxyType

from redis import RedisError

from ..redis_client import redis_client
from . import MAX_TAGS, Generations, drop_oldest
from .tags import EVERYTHING

logger = logging.getLogger(__name__)
RETRY_SECONDS = 1.0

# Format numbers with %.0f, because Lua prints only 14 digits.
_TOP = """
local top = tonumber(redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] or '0')
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
"""
# ARGV[1] is the highest number the reader has seen. A set with only lower numbers has lost changes.
_READ = (
    _TOP
    + """
local seen = tonumber(ARGV[1])
if top == 0 or top < seen then
  redis.call('ZADD', KEYS[1], string.format('%.0f', math.max(now, seen + 1)), '*')
end
return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')
"""
)
_BUMP = (
    _TOP
    + """
local number = string.format('%.0f', math.max(now, top + 1, tonumber(ARGV[1]) + 1))
if top == 0 or top < tonumber(ARGV[1]) then redis.call('ZADD', KEYS[1], number, '*') end
for i = 3, #ARGV do redis.call('ZADD', KEYS[1], number, ARGV[i]) end
local most = tonumber(ARGV[2])
if redis.call('ZCARD', KEYS[1]) > most then
  local gone = redis.call('ZRANGE', KEYS[1], 0, redis.call('ZCARD', KEYS[1]) - most / 2, 'WITHSCORES')
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, redis.call('ZCARD', KEYS[1]) - most / 2)
  redis.call('ZADD', KEYS[1], 'GT', gone[#gone], '*')
end
return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')
"""
)


class RedisGenerations:
    def __init__(self, url: str, prefix: str, clock: Callable[[], float] = time.monotonic):
        self._client = redis_client(url, decode_responses=True)
        self.key = f"{prefix}generations"
        self._read = self._client.register_script(_READ)
        self._bump = self._client.register_script(_BUMP)
        self._clock = clock
        self._not_before = 0.0
        self._is_purge_pending = False
        self._seen = Generations()
        self._lock = threading.Lock()
        self.problem = ""

    def read(self) -> Generations:
        with self._lock:
            if self._clock() >= self._not_before:
                try:
                    if self._is_purge_pending:
                        self._take(self._call_bump([EVERYTHING]))
                        self._is_purge_pending = False
                    self._take(self._read(keys=[self.key], args=[self._seen.current]))
                    self._note_answer()
                except RedisError as error:
                    self._note_failure(error)
            return self._seen

    def bump(self, tags: Iterable[str]) -> Generations:
        tags = list(tags)
        with self._lock:
            try:
                self._take(self._call_bump(tags))
                self._note_answer()
                self.problem = ""
            except RedisError as error:
                self._note_failure(error)
                self.problem = f"Redis does not answer: {error}"
                self._is_purge_pending = True
                number = max(time.time_ns() // 1000, self._seen.current + 1)
                numbers = {**self._seen.tags, **dict.fromkeys(tags, number)}
                self._seen = Generations(number, MappingProxyType(drop_oldest(numbers)))
            return self._seen

    def _call_bump(self, tags):
        return self._bump(keys=[self.key], args=[self._seen.current, MAX_TAGS, *tags])

    def _take(self, changes: list[str]) -> None:
        if not changes:
            return
        numbers = {tag: int(float(number)) for tag, number in zip(changes[::2], changes[1::2], strict=True)}
        everything = numbers.get(EVERYTHING, 0)
        kept = {tag: number for tag, number in self._seen.tags.items() if number > everything}
        self._seen = Generations(max(numbers.values()), MappingProxyType(drop_oldest(kept | numbers)))

    def _note_answer(self) -> None:
        if self._not_before:
            logger.warning("Redis answers again. The page cache receives changes again.")
        self._not_before = 0.0

    def _note_failure(self, error: Exception) -> None:
        if not self._not_before:
            logger.error("Redis does not answer (%s). Until it does, pages are served as last known.", error)
        self._not_before = self._clock() + RETRY_SECONDS
