"""Django's cache in Redis, for a site that continues while Redis is unavailable.

Then nothing is found and nothing is stored, without waiting. Keys that could not be changed are deleted when Redis is
back, because their values there are outdated.
"""

import threading
from collections.abc import Callable, Iterable
from typing import Any

from django.core.cache.backends.redis import RedisCache as DjangoRedisCache
from django.core.cache.backends.redis import RedisCacheClient
from redis import RedisError

from .redis_client import connection_options

# Beyond it, the oldest are forgotten: their values stay in Redis until they expire.
MAX_OUTDATED = 10_000


class OutdatedKeys:
    """Django makes a client for each thread. All of them delete what one could not change."""

    def __init__(self) -> None:
        # A dictionary keeps their order. The value is another one each time, for a change during the deletion.
        self._keys: dict[str, object] = {}
        self._changing = threading.Lock()

    def add(self, keys: Iterable[str]) -> None:
        with self._changing:
            self._keys |= {key: object() for key in keys}
            for oldest in list(self._keys)[:-MAX_OUTDATED]:
                del self._keys[oldest]

    def delete_with(self, delete_many: Callable[[list[str]], Any]) -> None:
        if not self._keys:
            return
        with self._changing:
            outdated = dict(self._keys)
        delete_many(list(outdated))
        with self._changing:
            for key, added in outdated.items():
                if self._keys.get(key) is added:
                    del self._keys[key]


_outdated: dict[tuple[str, ...], OutdatedKeys] = {}


class FailOpenClient(RedisCacheClient):
    def __init__(self, servers: list[str], **options: Any) -> None:
        super().__init__(servers, **(connection_options(servers[0]) | options))
        self._outdated = _outdated.setdefault(tuple(servers), OutdatedKeys())

    def get(self, key: Any, default: Any) -> Any:
        return self._read(lambda: super(FailOpenClient, self).get(key, default), default)

    def get_many(self, keys: Iterable[Any]) -> dict[Any, Any]:
        keys = list(keys)
        return self._read(lambda: super(FailOpenClient, self).get_many(keys), {})

    def has_key(self, key: Any) -> bool:
        return bool(self._read(lambda: super(FailOpenClient, self).has_key(key), False))

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        return bool(self._read(lambda: super(FailOpenClient, self).add(key, value, timeout), False))

    def touch(self, key: Any, timeout: Any) -> bool:
        return bool(self._read(lambda: super(FailOpenClient, self).touch(key, timeout), False))

    def incr(self, key: Any, delta: int) -> int:
        count = self._write([key], lambda: super(FailOpenClient, self).incr(key, delta))
        if count is None:
            raise ValueError(f"Key '{key}' not found.")
        return int(count)

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        self._write([key], lambda: super(FailOpenClient, self).set(key, value, timeout))

    def set_many(self, data: Any, timeout: Any) -> None:
        self._write(list(data), lambda: super(FailOpenClient, self).set_many(data, timeout))

    def delete(self, key: Any) -> bool:
        return bool(self._write([key], lambda: super(FailOpenClient, self).delete(key)))

    def delete_many(self, keys: Iterable[Any]) -> None:
        keys = list(keys)
        self._write(keys, lambda: super(FailOpenClient, self).delete_many(keys))

    def _read(self, call: Callable[[], Any], otherwise: Any) -> Any:
        try:
            self._delete_outdated()
            return call()
        except (RedisError, OSError):
            return otherwise

    def _write(self, keys: list[str], call: Callable[[], Any]) -> Any:
        """None if Redis is unavailable."""
        try:
            self._delete_outdated()
            return call()
        except (RedisError, OSError):
            self._outdated.add(keys)
            return None

    def _delete_outdated(self) -> None:
        self._outdated.delete_with(super().delete_many)


class RedisCache(DjangoRedisCache):
    """As Django's backend of this name, with the same options."""

    def __init__(self, server: str | list[str], params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = FailOpenClient
