"""Where shared state lives: the only place that reads REDIS_URL and the folder that processes of one machine share."""

import os
from functools import cache
from pathlib import Path

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import option


def redis_url() -> str:
    return getattr(settings, "REDIS_URL", None) or os.environ.get("REDIS_URL", "")


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
