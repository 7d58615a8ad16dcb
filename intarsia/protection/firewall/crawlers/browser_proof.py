"""What a browser gets that has run our script: `wordpress_apbct_antibot`, one value for one browser at one place.

64 hex digits: until when, whose, and that it is ours. So a value that was copied, or that went along to another
network, is told from one that was made up.
"""

import hashlib
import re
import time
from typing import Final, Literal

from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from ...visitor.memory import FAULTS, memory
from ..pass_keys import DAY, EXPIRY_DIGITS, Visitor

COOKIE: Final = "wordpress_apbct_antibot"
LIFE_SECONDS: Final = 30 * DAY
# 4,096 tries on average: nothing for one browser, and much for who wants a value for each of many addresses.
ZEROS: Final = 3
# Between the clock of a visitor and ours.
STAMP_SECONDS: Final = 10 * 60

SALT: Final = "intarsia.firewall.browser"
FORM: Final = re.compile(r"[0-9a-f]{64}")
STAMP: Final = re.compile(r"([0-9]{10})\.[0-9a-f]{16,64}")
_TOLD: Final = re.compile(rf"(?:^|;)\s*{COOKIE}=([^;]*)")
_OWN: Final = slice(EXPIRY_DIGITS, 37)
_SIGNED: Final = slice(0, 37)

Proof = Literal["own", "another's", "none", "made up"]


def told_proof(cookies: str) -> str:
    """As the header has it, for that is read before each page."""
    found = _TOLD.search(cookies) if COOKIE in cookies else None
    return found[1] if found else ""


def make_proof(visitor: Visitor, now: float | None = None) -> str:
    expiry = f"{int(time.time() if now is None else now) + LIFE_SECONDS:0{EXPIRY_DIGITS}x}"
    return _proof(visitor, expiry, settings.SECRET_KEY)


def proof_of(visitor: Visitor, told: str) -> Proof:
    """People take their browser to other networks, and browsers change their names: that is no reason to stop one."""
    if not told:
        return "none"
    if not FORM.fullmatch(told):
        return "made up"
    for secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS):
        if not constant_time_compare(told, _signed(told[_SIGNED], secret)):
            continue
        expiry = told[:EXPIRY_DIGITS]
        is_own = constant_time_compare(told, _proof(visitor, expiry, secret))
        return "own" if is_own and int(expiry, 16) > time.time() else "another's"
    return "made up"


def is_fresh_work(stamp: str, work: str) -> bool:
    """The browser chooses what it works on: the time, and something of its own. Each counts once."""
    found = STAMP.fullmatch(stamp)
    if not found or abs(int(found[1]) - time.time()) > STAMP_SECONDS or not _is_work(stamp, work):
        return False
    try:
        return memory().count(f"firewall-work:{stamp}", 2 * STAMP_SECONDS) == 1
    except FAULTS:
        return True


def _is_work(stamp: str, work: str) -> bool:
    if not work.isdecimal() or len(work) > 16:
        return False
    return hashlib.sha256(f"{stamp}.{work}".encode()).hexdigest().startswith("0" * ZEROS)


def _proof(visitor: Visitor, expiry: str, secret: str | bytes) -> str:
    bound = "\0".join((expiry, visitor.host, visitor.place, visitor.user_agent))
    own = salted_hmac(SALT, f"own\0{bound}", secret=secret, algorithm="sha256").hexdigest()
    return _signed(expiry + own[: _OWN.stop - _OWN.start], secret)


def _signed(said: str, secret: str | bytes) -> str:
    return said + salted_hmac(SALT, f"ours\0{said}", secret=secret, algorithm="sha256").hexdigest()[: 64 - len(said)]
