"""One visitor's values. They are found by a number that only this visitor's browser has, and only from where it is.

Our script makes the number up and sends it in a field. Scripts of others know of no such field: for them it is a
cookie, which they never see.
"""

import contextlib
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from django.http import HttpRequest, HttpResponse

from ...visitor.client import client_digest, digest
from ...visitor.memory import FAULTS, memory
from ..reading.fields import SESSION, sent
from ..reading.known_signals import known

LIFETIME: Final = 86_400
COOKIE: Final = "apbct_alt_session"
NUMBER: Final = re.compile(r"[0-9a-z]{16,64}")


def load(request: HttpRequest) -> dict[str, Any]:
    number = _number(request)
    try:
        return (memory().get(_key(request, number)) if number else None) or {}
    except FAULTS:
        return {}


def save(request: HttpRequest, values: Mapping[str, Any], response: HttpResponse) -> None:
    """Adds to what is kept. What would grow too large is left as it was."""
    number = _number(request)
    if not number:
        number = secrets.token_hex(16)
        response.set_cookie(
            COOKIE, number, max_age=LIFETIME, secure=request.is_secure(), httponly=True, samesite="Lax", path="/"
        )
    earlier = load(request)
    with contextlib.suppress(*FAULTS):
        memory().put(_key(request, number), known(earlier | known(values)) or earlier, LIFETIME)


def _number(request: HttpRequest) -> str:
    told = sent(request, SESSION) or request.COOKIES.get(COOKIE, "")
    return told if NUMBER.fullmatch(told) else ""


def _key(request: HttpRequest, number: str) -> str:
    return f"session:{digest(client_digest(request), number)}"
