"""Every setting of the page cache, with its default. Nothing here needs to be set for a single server.

INTARSIA_CACHE_DIR
    Folder shared by all processes of this machine: the generations and the page files.
    Default: `page-cache` beside MEDIA_ROOT, never inside it, because MEDIA_ROOT is public.
INTARSIA_CACHE_MEMORY
    Bytes of pages one process keeps; the least recently used go first. Default: 64 MiB.
INTARSIA_CACHE_FILES
    Also write published pages as files, for nginx. Default: False, because nobody else reads them.
INTARSIA_CACHE_FILES_PAGES
    Number of page files at which no new ones are added. Default: 20,000.
INTARSIA_CACHE_PARAMETERS
    Query parameters that never change a page, `*` at the end standing for any rest. All others matter.
    Default: the marks of advertisers and newsletters.
INTARSIA_CACHE_PREVIEW
    Query parameters whose requests are never answered from the cache. Default: preview*.
INTARSIA_CACHE_COOKIES
    Cookies that make an answer personal, besides the session cookie. Default: messages.
INTARSIA_CACHE_ADMIN
    Paths (below the site's sub-path) that are never kept. Default: /admin/, /django-admin/.
INTARSIA_CACHE_WARM
    Pages that each process draws by itself after one change, at most; 0 leaves all to visitors. Default: 200.
INTARSIA_CACHE_WAIT
    Seconds a visitor waits for a page that is being rendered for somebody else. Default: 10.
REDIS_URL (setting or environment)
    Keeps the generations in Redis or Valkey, for several machines.
"""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

ADVERTISING = ("utm_*", "gclid", "fbclid", "msclkid", "mc_*")


@dataclass(frozen=True)
class Conf:
    directory: Path
    memory: int = 64 * 1024 * 1024
    files: bool = False
    files_pages: int = 20_000
    ignored_parameters: tuple[str, ...] = ADVERTISING
    preview_parameters: tuple[str, ...] = ("preview*",)
    personal_cookies: tuple[str, ...] = ("sessionid", "messages")
    admin_paths: tuple[str, ...] = ("/admin/", "/django-admin/")
    warm: int = 200
    wait: float = 10.0
    redis_url: str = ""
    # The environ entries that, besides the address, decide which site and scheme Django believes it serves.
    address_headers: tuple[str, ...] = ()
    forwarded_host: bool = False
    secure_header: tuple[str, str] | None = None
    script_name: str = ""


def conf() -> Conf:
    return Conf(
        directory=directory(),
        memory=_get("MEMORY", Conf.memory),
        files=_get("FILES", Conf.files),
        files_pages=_get("FILES_PAGES", Conf.files_pages),
        ignored_parameters=tuple(_get("PARAMETERS", Conf.ignored_parameters)),
        preview_parameters=tuple(_get("PREVIEW", Conf.preview_parameters)),
        personal_cookies=personal_cookies(),
        admin_paths=tuple(_get("ADMIN", Conf.admin_paths)),
        warm=_get("WARM", Conf.warm),
        wait=_get("WAIT", Conf.wait),
        redis_url=redis_url(),
        address_headers=_address_headers(),
        forwarded_host=settings.USE_X_FORWARDED_HOST,
        secure_header=settings.SECURE_PROXY_SSL_HEADER,
        script_name=settings.FORCE_SCRIPT_NAME or "",
    )


def _get(name, default):
    return getattr(settings, f"INTARSIA_CACHE_{name}", default)


def _address_headers() -> tuple[str, ...]:
    names = []
    if settings.SECURE_PROXY_SSL_HEADER:
        names.append(settings.SECURE_PROXY_SSL_HEADER[0])
    if settings.USE_X_FORWARDED_HOST:
        names.append("HTTP_X_FORWARDED_HOST")
    if settings.USE_X_FORWARDED_PORT:
        names.append("HTTP_X_FORWARDED_PORT")
    return tuple(names)


def personal_cookies() -> tuple[str, ...]:
    return (settings.SESSION_COOKIE_NAME, *_get("COOKIES", ("messages",)))


def redis_url() -> str:
    return getattr(settings, "REDIS_URL", None) or os.environ.get("REDIS_URL", "")


def directory() -> Path:
    chosen = _get("DIR", None)
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
