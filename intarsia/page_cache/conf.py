"""The settings of the page cache. `intarsia/site_options` lists them with their meaning."""

from dataclasses import dataclass
from pathlib import Path

from django.conf import settings

from intarsia.site_options import DEFAULTS, option
from intarsia.state.conf import directory, redis_prefix, redis_url


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
    redis_prefix: str = ""
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
        redis_prefix=redis_prefix(),
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
