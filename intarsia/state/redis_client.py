"""Connections to Redis or Valkey."""

from typing import Any

from django.core.exceptions import ImproperlyConfigured

# Visitors wait for the response.
TIMEOUT_SECONDS = 0.1


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
        "socket_connect_timeout": TIMEOUT_SECONDS,
    }
