"""The cookie of a browser that has run our script: `wordpress_apbct_antibot`, one value per browser and network.

64 hex digits: expiry, owner and signature. So a copied value, or one from another network, differs from a forged one.
"""

import hashlib
import re
import time
from typing import Final, Literal

from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from intarsia.state.counters import counters
from intarsia.state.store_errors import store_errors

from ..pass_keys import DAY, EXPIRY_DIGITS, Visitor

COOKIE: Final = "wordpress_apbct_antibot"
LIFE_SECONDS: Final = 30 * DAY
# 4,096 tries on average: little for one browser, much for a client that needs a value for each of many IP addresses.
ZEROS: Final = 3
# The allowed clock difference.
STAMP_SECONDS: Final = 10 * 60

SALT: Final = "intarsia.firewall.browser"
PROOF_PATTERN: Final = re.compile(r"[0-9a-f]{64}")
STAMP: Final = re.compile(r"([0-9]{10})\.[0-9a-f]{16,64}")
_COOKIE_VALUE: Final = re.compile(rf"(?:^|;)\s*{COOKIE}=([^;]*)")
_OWN: Final = slice(EXPIRY_DIGITS, 37)
_SIGNED: Final = slice(0, 37)

Proof = Literal["own", "another's", "none", "made up"]


def proof_in_cookies(cookies: str) -> str:
    """Reads the raw header, because this runs before each page."""
    found = _COOKIE_VALUE.search(cookies) if COOKIE in cookies else None
    return found[1] if found else ""


def make_proof(visitor: Visitor, now: float | None = None) -> str:
    expiry = f"{int(time.time() if now is None else now) + LIFE_SECONDS:0{EXPIRY_DIGITS}x}"
    return _proof(visitor, expiry, settings.SECRET_KEY)


def proof_of(visitor: Visitor, value: str) -> Proof:
    """People change networks and browsers change their user agent, so a value of another client is no reason to
    block.
    """
    if not value:
        return "none"
    if not PROOF_PATTERN.fullmatch(value):
        return "made up"
    for secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS):
        if not constant_time_compare(value, _signed(value[_SIGNED], secret)):
            continue
        expiry = value[:EXPIRY_DIGITS]
        is_own = constant_time_compare(value, _proof(visitor, expiry, secret))
        return "own" if is_own and int(expiry, 16) > time.time() else "another's"
    return "made up"


def is_fresh_work(stamp: str, work: str) -> bool:
    """The browser chooses its input: the time and a random value. Each value counts once."""
    found = STAMP.fullmatch(stamp)
    if not found or abs(int(found[1]) - time.time()) > STAMP_SECONDS or not _is_work(stamp, work):
        return False
    try:
        return counters().count(f"firewall-work:{stamp}", 2 * STAMP_SECONDS) == 1
    except store_errors():
        return True


def _is_work(stamp: str, work: str) -> bool:
    if not work.isdecimal() or len(work) > 16:
        return False
    return hashlib.sha256(f"{stamp}.{work}".encode()).hexdigest().startswith("0" * ZEROS)


def _proof(visitor: Visitor, expiry: str, secret: str | bytes) -> str:
    bound = "\0".join((expiry, visitor.host, visitor.place, visitor.user_agent))
    own = salted_hmac(SALT, f"own\0{bound}", secret=secret, algorithm="sha256").hexdigest()
    return _signed(expiry + own[: _OWN.stop - _OWN.start], secret)


def _signed(content: str, secret: str | bytes) -> str:
    return (
        content
        + salted_hmac(SALT, f"ours\0{content}", secret=secret, algorithm="sha256").hexdigest()[: 64 - len(content)]
    )
