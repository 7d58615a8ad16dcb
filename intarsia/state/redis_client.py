"""Connections to Redis or Valkey."""

from typing import Any

from django.core.exceptions import ImproperlyConfigured

# Visitors wait for the response.
TIMEOUT_SECONDS = 0.25


def redis_client(url: str, **options: Any) -> Any:
    try:
        import redis
        from redis.backoff import NoBackoff
        from redis.retry import Retry
    except ImportError as error:
        raise ImproperlyConfigured(
            "REDIS_URL is set, but the Python package redis is missing. Install it or remove REDIS_URL."
        ) from error
    # A pooled connection may be older than a restart of Redis. A command that timed out is not repeated, because it
    # may have been counted.
    retry = Retry(NoBackoff(), 1, supported_errors=(redis.ConnectionError,))
    timeouts = {"socket_timeout": TIMEOUT_SECONDS, "socket_connect_timeout": TIMEOUT_SECONDS}
    return redis.Redis.from_url(url, retry=retry, **timeouts, **options)
