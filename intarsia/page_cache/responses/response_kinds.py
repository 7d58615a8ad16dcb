"""Counts the responses that are not from memory, by kind."""

from functools import cache
from typing import Final

from django.conf import settings

from intarsia.root_paths import root_path
from intarsia.site_options import option
from intarsia.state import metrics

from .cacheability import Headers

RENDERED: Final = "x-intarsia-rendered"


def count_response(path: str, status: str, headers: Headers, seconds: float) -> None:
    if metrics.is_on():
        kind = kind_of(path, headers)
        metrics.add("requests_total", kind, f"{status[:1]}xx")
        metrics.observe("request_seconds", seconds, kind)


def kind_of(path: str, headers: Headers) -> str:
    known = {name.lower(): value for name, value in headers}
    if RENDERED in known:
        return "stale"
    for kind, beginnings in _beginnings().items():
        if path.startswith(beginnings):
            return kind
    return "rendered" if known.get("content-type", "").startswith("text/html") else "other"


@cache
def _beginnings() -> dict[str, tuple[str, ...]]:
    """By kind, how paths begin."""
    files = (settings.STATIC_URL, settings.MEDIA_URL)
    return {
        "admin": tuple(option("INTARSIA_CACHE_ADMIN")),
        "call": tuple(f"/{root_path(name)}/" for name in ("ajax", "listing-ajax", "api")),
        "static": tuple(url for url in files if url and url != "/"),
    }
