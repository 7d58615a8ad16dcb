"""How services are reached: at fixed addresses, within two seconds, following nobody elsewhere."""

from functools import cache
from typing import Any, Final

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

SECONDS: Final = 2.0
LARGEST: Final = 64 * 1024


@cache
def http() -> Any:
    """One for all threads of a process."""
    import httpx

    return httpx.Client(timeout=SECONDS, follow_redirects=False, headers={"User-Agent": "Intarsia"})


def address_of(service: str, usual: str) -> str:
    """Another server of the same protocol stands in INTARSIA_REPUTATION_HOSTS; nothing that visitors send gets here."""
    chosen = str(getattr(settings, "INTARSIA_REPUTATION_HOSTS", {}).get(service, usual)).rstrip("/")
    if not chosen.startswith(("https://", "http://")):
        raise ImproperlyConfigured(f"INTARSIA_REPUTATION_HOSTS: '{chosen}' must begin with https:// or http://.")
    return chosen


def body_of(answer: Any) -> str:
    if answer.status_code != 200:
        raise ValueError(f"The answer's status was {answer.status_code}.")
    if len(answer.content) > LARGEST:
        raise ValueError(f"The answer had {len(answer.content)} bytes.")
    return str(answer.text)
