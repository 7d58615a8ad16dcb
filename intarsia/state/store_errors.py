"""Errors of the stores that processes share. If a store is unavailable, callers continue without it."""

import sqlite3
import sys

from .conf import redis_url


def store_errors() -> tuple[type[Exception], ...]:
    """For `except store_errors():`. Without REDIS_URL, the package redis is not imported, which takes long."""
    # ValueError: another program wrote something else under the key.
    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError, ValueError)
    if not redis_url() and "redis" not in sys.modules:
        return errors
    from redis import RedisError

    return (*errors, RedisError)
