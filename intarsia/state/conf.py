"""Where shared state lives: the only place that reads REDIS_URL, its namespace and the folder of this machine."""

import hashlib
import os
from functools import cache
from pathlib import Path

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import option


def redis_url() -> str:
    return getattr(settings, "REDIS_URL", None) or os.environ.get("REDIS_URL", "")


def redis_prefix() -> str:
    """The beginning of all keys of this installation, so that several can share one Redis."""
    # The default follows from the secret key, because all machines of an installation have the same one. Their
    # folders may differ.
    return prefix_of(option("INTARSIA_REDIS_NAMESPACE") or namespace_of(settings.SECRET_KEY))


def prefix_of(namespace: str) -> str:
    return f"intarsia:{namespace}:"


@cache
def namespace_of(secret_key: str | bytes) -> str:
    secret = secret_key.encode() if isinstance(secret_key, str) else secret_key
    return hashlib.sha256(b"namespace|" + secret).hexdigest()[:12]


def directory() -> Path:
    chosen = option("INTARSIA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if not settings.MEDIA_ROOT:
        raise ImproperlyConfigured(
            "The page cache and rate limits have no folder: neither INTARSIA_CACHE_DIR nor MEDIA_ROOT is set. "
            "Set INTARSIA_CACHE_DIR to a folder that the site can write to and the web server does not publish."
        )
    return _beside(settings.MEDIA_ROOT)


@cache
def _beside(folder: str | Path) -> Path:
    return Path(folder).resolve().parent / "page-cache"
