"""Short-lived values in Redis, for several machines."""

import json
import time
from typing import Any

from ..redis_client import redis_client


class RedisKeyValue:
    def __init__(self, url: str, prefix: str) -> None:
        self.redis = redis_client(url)
        self._prefix = f"{prefix}value:"

    def put(self, key: str, value: Any, seconds: int) -> None:
        self.redis.set(self._prefix + key, json.dumps(value), ex=seconds)

    def get(self, key: str) -> Any:
        found = self.redis.get(self._prefix + key)
        return None if found is None else json.loads(found)

    def first(self, key: str, seconds: int) -> float:
        now = time.time()
        earlier = self.redis.set(self._prefix + key, str(now), ex=seconds, nx=True, get=True)
        return now if earlier is None else float(earlier)
