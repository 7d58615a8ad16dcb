"""The stored values of one visitor, found by a number that only this visitor's browser has, and only from the same
client.

Our script creates the number and sends it in a field. Other scripts do not know this field, so they use a cookie that
they cannot read.
"""

import contextlib
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from django.http import HttpRequest, HttpResponse

from intarsia.state.digest import digest
from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.store_errors import store_errors

from ...visitor.client import client_digest, owner_of
from ..parsing.fields import SESSION, sent
from ..parsing.known_signals import known

LIFETIME: Final = 86_400
COOKIE: Final = "apbct_alt_session"
# Colleagues behind one IP address share the first bound. A session has at most 16 KiB.
SESSION_BOUNDS: Final = Bounds("session", LIFETIME, of_owner=100, in_all=20_000)
SESSION_ID_PATTERN: Final = re.compile(r"[0-9a-z]{16,64}")


def load(request: HttpRequest) -> dict[str, Any]:
    number = _number(request)
    try:
        return (
            recent_values().get(SESSION_BOUNDS, owner_of(request), _name(request, number)) if number else None
        ) or {}
    except store_errors():
        return {}


def save(request: HttpRequest, values: Mapping[str, Any], response: HttpResponse) -> None:
    """Adds values. Over the size limit, nothing changes."""
    number = _number(request)
    if not number:
        number = secrets.token_hex(16)
        response.set_cookie(
            COOKIE, number, max_age=LIFETIME, secure=request.is_secure(), httponly=True, samesite="Lax", path="/"
        )
    earlier = load(request)
    with contextlib.suppress(*store_errors()):
        kept = known(earlier | known(values)) or earlier
        recent_values().put(SESSION_BOUNDS, owner_of(request), _name(request, number), kept)


def _number(request: HttpRequest) -> str:
    number = sent(request, SESSION) or request.COOKIES.get(COOKIE, "")
    return number if SESSION_ID_PATTERN.fullmatch(number) else ""


def _name(request: HttpRequest, number: str) -> str:
    return digest(client_digest(request), number)
