"""Connections to services: fixed URLs, two seconds, no redirects."""

from functools import cache
from typing import Any, Final

from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import option

SECONDS: Final = 2.0
MAX_BYTES: Final = 64 * 1024


@cache
def http() -> Any:
    """Shared by all threads of a process."""
    import httpx

    return httpx.Client(timeout=SECONDS, follow_redirects=False, headers={"User-Agent": "Intarsia"})


def service_url(service: str, default: str) -> str:
    """INTARSIA_REPUTATION_HOSTS names another server of the same protocol; visitors' data never chooses it."""
    chosen = str(option("INTARSIA_REPUTATION_HOSTS").get(service, default)).rstrip("/")
    if not chosen.startswith(("https://", "http://")):
        raise ImproperlyConfigured(f"INTARSIA_REPUTATION_HOSTS: '{chosen}' must begin with https:// or http://.")
    return chosen


def body_of(answer: Any) -> str:
    if answer.status_code != 200:
        raise ValueError(f"The service responded with status {answer.status_code}.")
    if len(answer.content) > MAX_BYTES:
        raise ValueError(f"The response is too long ({len(answer.content)} bytes).")
    return str(answer.text)
