"""What may go wrong with counts and tokens that processes share. Whoever meets it goes on without them."""

import sqlite3

try:
    from redis import RedisError
except ImportError:
    # A site without REDIS_URL needs no Redis.
    RedisError = ConnectionError  # type: ignore[assignment, misc]

FAULTS: tuple[type[Exception], ...] = (sqlite3.Error, OSError, RedisError)
