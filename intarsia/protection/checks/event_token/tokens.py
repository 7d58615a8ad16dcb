"""An event token: 64 hex digits, valid for one site, one client, one hour and one submission.

It contains a time, a random value, the findings about the browser, and a signature that covers its owner: forged and
copied tokens are detected without a lookup, and nothing is stored for a token that nobody uses.
"""

import re
import secrets
import time
from typing import Final, Literal

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac

from intarsia.state.counters import counters
from intarsia.state.key_value import key_value
from intarsia.state.store_errors import store_errors

from ...visitor.client import client_digest
from .findings import as_number, names_in

LIFETIME: Final = 60 * 60
# For a double click, a broken connection, or a form that was returned with an error.
GRACE: Final = 60
MAX_USES: Final = 2
TOKEN_FORMAT: Final = re.compile(r"[0-9a-f]{64}")
SALT: Final = "intarsia.protection.event-token"

State = Literal["valid", "forged", "expired", "used"]


def issue(request: HttpRequest, findings: list[str]) -> str:
    start = f"{int(time.time() * 1000):012x}{secrets.token_hex(8)}"
    # A program that asks for tokens does not see what was found.
    body = f"{start}{as_number(findings) ^ _blind(start):04x}"
    return body + _seal(request, body)


def state_of(request: HttpRequest, token: str) -> State:
    """The token's state, without using it up."""
    if not TOKEN_FORMAT.fullmatch(token) or not constant_time_compare(token[32:], _seal(request, token[:32])):
        return "forged"
    age = age_of(token)
    return "valid" if age + 1 >= 0 and age <= LIFETIME else "expired"


def age_of(token: str) -> float:
    """The seconds since this server issued a valid token."""
    return time.time() - int(token[:12], 16) / 1000


def use(request: HttpRequest, token: str) -> State:
    """The token's state. A valid token is used up afterwards, except for a second use within a short time."""
    state = state_of(request, token)
    if state != "valid":
        return state
    try:
        since = time.time() - key_value().first(f"used:{token}", LIFETIME)
        uses = counters().count(f"uses:{token}", LIFETIME)
    except store_errors():
        return state
    return "valid" if since <= GRACE and uses <= MAX_USES else "used"


def findings_of(token: str) -> list[str]:
    """The findings in a valid token."""
    return names_in(int(token[28:32], 16) ^ _blind(token[:28]))


def _blind(start: str) -> int:
    return int(salted_hmac(f"{SALT}.findings", start, algorithm="sha256").hexdigest()[:4], 16)


def _seal(request: HttpRequest, body: str) -> str:
    return salted_hmac(SALT, f"{client_digest(request)}|{body}", algorithm="sha256").hexdigest()[:32]
