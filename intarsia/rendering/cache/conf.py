"""The settings of the page cache. `intarsia/site_options.py` lists them with their meaning."""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import DEFAULTS, option


@dataclass(frozen=True)
class Conf:
    directory: Path
    memory: int = DEFAULTS["INTARSIA_CACHE_MEMORY"]
    files: bool = DEFAULTS["INTARSIA_CACHE_FILES"]
    files_pages: int = DEFAULTS["INTARSIA_CACHE_FILES_PAGES"]
    ignored_parameters: tuple[str, ...] = DEFAULTS["INTARSIA_CACHE_PARAMETERS"]
    preview_parameters: tuple[str, ...] = DEFAULTS["INTARSIA_CACHE_PREVIEW"]
    personal_cookies: tuple[str, ...] = ("sessionid", "messages")
    admin_paths: tuple[str, ...] = DEFAULTS["INTARSIA_CACHE_ADMIN"]
    warm: int = DEFAULTS["INTARSIA_CACHE_WARM"]
    wait: float = DEFAULTS["INTARSIA_CACHE_WAIT"]
    redis_url: str = ""
    # The environ entries besides the URL that decide which site and scheme Django serves.
    url_headers: tuple[str, ...] = ()
    forwarded_host: bool = False
    secure_header: tuple[str, str] | None = None
    script_name: str = ""


def conf() -> Conf:
    return Conf(
        directory=directory(),
        memory=option("INTARSIA_CACHE_MEMORY"),
        files=option("INTARSIA_CACHE_FILES"),
        files_pages=option("INTARSIA_CACHE_FILES_PAGES"),
        ignored_parameters=tuple(option("INTARSIA_CACHE_PARAMETERS")),
        preview_parameters=tuple(option("INTARSIA_CACHE_PREVIEW")),
        personal_cookies=personal_cookies(),
        admin_paths=tuple(option("INTARSIA_CACHE_ADMIN")),
        warm=option("INTARSIA_CACHE_WARM"),
        wait=option("INTARSIA_CACHE_WAIT"),
        redis_url=redis_url(),
        url_headers=_url_headers(),
        forwarded_host=settings.USE_X_FORWARDED_HOST,
        secure_header=settings.SECURE_PROXY_SSL_HEADER,
        script_name=settings.FORCE_SCRIPT_NAME or "",
    )


def _url_headers() -> tuple[str, ...]:
    names = []
    if settings.SECURE_PROXY_SSL_HEADER:
        names.append(settings.SECURE_PROXY_SSL_HEADER[0])
    if settings.USE_X_FORWARDED_HOST:
        names.append("HTTP_X_FORWARDED_HOST")
    if settings.USE_X_FORWARDED_PORT:
        names.append("HTTP_X_FORWARDED_PORT")
    return tuple(names)


def personal_cookies() -> tuple[str, ...]:
    return (settings.SESSION_COOKIE_NAME, *option("INTARSIA_CACHE_COOKIES"))


def redis_url() -> str:
    return getattr(settings, "REDIS_URL", None) or os.environ.get("REDIS_URL", "")


def directory() -> Path:
    chosen = option("INTARSIA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if not settings.MEDIA_ROOT:
        raise ImproperlyConfigured(
            "The page cache has no folder: neither INTARSIA_CACHE_DIR nor MEDIA_ROOT is set. "
            "Set INTARSIA_CACHE_DIR to a folder that the site may write and the web does not show."
        )
    return _beside(settings.MEDIA_ROOT)


@cache
def _beside(folder: str | Path) -> Path:
    return Path(folder).resolve().parent / "page-cache"
