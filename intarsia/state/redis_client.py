"""Connections to Redis or Valkey."""

from functools import lru_cache
from typing import Any

from django.core.exceptions import ImproperlyConfigured

from .conf import redis_url
from .store_errors import store_errors

# Visitors wait for the response. `socket_timeout` and `socket_connect_timeout` in the URL come first.
TIMEOUT_SECONDS = 0.1
# TLS to another zone needs several round trips.
CONNECT_SECONDS = 0.25


def redis_client(url: str, **options: Any) -> Any:
    options = connection_options(url) | options
    import redis

    return redis.Redis.from_url(url, **options)


def connection_options(url: str) -> dict[str, Any]:
    """Short timeouts, and a breaker that all connections to this URL share."""
    try:
        from .redis_breaker import BreakingRetry, breaker_of
    except ImportError as error:
        raise ImproperlyConfigured(
            "REDIS_URL is set, but the Python package redis is missing. Install it or remove REDIS_URL."
        ) from error
    return {
        "retry": BreakingRetry(breaker_of(url)),
        "socket_timeout": TIMEOUT_SECONDS,
        "socket_connect_timeout": CONNECT_SECONDS,
    }


def redis_answers() -> bool | None:
    """None without REDIS_URL."""
    url = redis_url()
    if not url:
        return None
    try:
        return bool(_client_for_pings(url).ping())
    except store_errors():
        return False


@lru_cache(maxsize=1)
def _client_for_pings(url: str) -> Any:
    return redis_client(url)
