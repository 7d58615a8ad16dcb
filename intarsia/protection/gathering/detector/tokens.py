"""An event token: 64 hex digits, good for one site, one client, one hour and one submission.

It is time, chance and a seal over both and over whom it was given to: forged and copied ones are known without looking
anything up. What was found about the browser is kept beside it, for as long as it lives.
"""

import contextlib
import re
import secrets
import time
from typing import Any, Final, Literal

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac

from ...visitor.client import client_digest
from ...visitor.memory import FAULTS, memory

LIFETIME: Final = 60 * 60
# A double click, a connection that broke, a form that came back with a mistake.
GRACE: Final = 60
FORM: Final = re.compile(r"[0-9a-f]{64}")
SALT: Final = "intarsia.protection.event-token"

State = Literal["valid", "forged", "expired", "used"]


def issue(request: HttpRequest, findings: list[str]) -> str:
    body = f"{int(time.time()):08x}{secrets.token_hex(12)}"
    token = body + _seal(request, body)
    # Without what was found a token still says that it is of this browser.
    with contextlib.suppress(*FAULTS):
        memory().put(f"token:{token}", findings, LIFETIME)
    return token


def state_of(request: HttpRequest, token: str) -> State:
    """Does not use it up."""
    if not FORM.fullmatch(token) or not constant_time_compare(token[32:], _seal(request, token[:32])):
        return "forged"
    age = time.time() - int(token[:8], 16)
    return "valid" if age + 1 >= 0 and age <= LIFETIME else "expired"


def use(request: HttpRequest, token: str) -> State:
    """The token's state; a valid one is used up from now on, but for a short grace."""
    state = state_of(request, token)
    if state != "valid":
        return state
    try:
        since = time.time() - memory().first(f"used:{token}", LIFETIME)
    except FAULTS:
        return state
    return "valid" if since <= GRACE else "used"


def findings_of(token: str) -> list[str]:
    try:
        found: Any = memory().get(f"token:{token}")
    except FAULTS:
        return []
    return found or []


def _seal(request: HttpRequest, body: str) -> str:
    return salted_hmac(SALT, f"{client_digest(request)}|{body}", algorithm="sha256").hexdigest()[:32]
