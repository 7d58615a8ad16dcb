"""Errors of the stores that processes share. If a store is unavailable, callers continue without it."""

import sqlite3

try:
    from redis import RedisError
except ImportError:
    # A site without REDIS_URL needs no Redis.
    RedisError = ConnectionError  # type: ignore[assignment, misc]

# ValueError: another program wrote something else under the key.
STORE_ERRORS: tuple[type[Exception], ...] = (sqlite3.Error, OSError, RedisError, ValueError)
