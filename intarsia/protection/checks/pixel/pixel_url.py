"""The current URL of the pixel. It is the same for everybody, so it identifies nobody."""

import time
from typing import Final

from django.http import HttpRequest
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

SALT: Final = "intarsia.protection.pixel"
CHANGES_EVERY: Final = 3 * 60 * 60


def pixel_url(request: HttpRequest) -> str:
    digest = _digest(request.get_host(), _period())
    return request.build_absolute_uri(reverse("intarsia_protection:pixel", args=[digest]))


def is_current(request: HttpRequest, digest: str) -> bool:
    """Pages opened before the last change have the previous URL."""
    return any(constant_time_compare(digest, _digest(request.get_host(), _period() - ago)) for ago in (0, 1))


def _period() -> int:
    return int(time.time() // CHANGES_EVERY)


def _digest(host: str, period: int) -> str:
    return salted_hmac(SALT, f"{host}|{period}", algorithm="sha256").hexdigest()[:32]
