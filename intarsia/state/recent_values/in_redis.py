"""Recent values in Redis, for several machines."""

import json
import time
from typing import Any

from ..redis_client import redis_client
from .bounds import Bounds

# Keys: the value, the names of its owner, and all of its kind, by the time they were written.
_PUT = """
local value, of_owner, in_all = KEYS[1], KEYS[2], KEYS[3]
local values, owner, name, content = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local now, seconds, most_of_owner, most_in_all = ARGV[5], ARGV[6], ARGV[7], ARGV[8]
-- Without a value, one more is counted.
if content == '' then content = (tonumber(redis.call('GET', value)) or 0) + 1 end
redis.call('SET', value, content, 'EX', seconds)
redis.call('ZADD', of_owner, now, name)
redis.call('EXPIRE', of_owner, seconds)
redis.call('ZADD', in_all, now, owner .. ':' .. name)
redis.call('EXPIRE', in_all, seconds)
redis.call('ZREMRANGEBYSCORE', in_all, '-inf', now - seconds)
for _, old in ipairs(redis.call('ZRANGE', of_owner, 0, -1 - most_of_owner)) do
  redis.call('DEL', values .. owner .. ':' .. old)
  redis.call('ZREM', of_owner, old)
  redis.call('ZREM', in_all, owner .. ':' .. old)
end
for _, old in ipairs(redis.call('ZRANGE', in_all, 0, -1 - most_in_all)) do
  redis.call('DEL', values .. old)
  redis.call('ZREM', in_all, old)
end
return content
"""


class RedisRecentValues:
    def __init__(self, url: str, prefix: str) -> None:
        self.redis = redis_client(url)
        self._put = self.redis.register_script(_PUT)
        self._prefix = f"{prefix}recent:"

    def put(self, bounds: Bounds, owner: str, name: str, value: Any) -> None:
        self._write(bounds, owner, name, json.dumps(value))

    def count(self, bounds: Bounds, owner: str, name: str) -> int:
        return int(self._write(bounds, owner, name, ""))

    def _write(self, bounds: Bounds, owner: str, name: str, content: str) -> Any:
        values = f"{self._prefix}{bounds.kind}:"
        keys = [
            f"{values}{owner}:{name}",
            f"{self._prefix}owner:{bounds.kind}:{owner}",
            f"{self._prefix}all:{bounds.kind}",
        ]
        limits = [bounds.seconds, bounds.of_owner, bounds.in_all]
        return self._put(keys=keys, args=[values, owner, name, content, time.time(), *limits])

    def get(self, bounds: Bounds, owner: str, name: str) -> Any:
        found = self.redis.get(f"{self._prefix}{bounds.kind}:{owner}:{name}")
        return None if found is None else json.loads(found)
