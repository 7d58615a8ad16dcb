"""The key of a visitor who solved the challenge: for one browser on one network, for a limited time.

It is signed with a secret derived for this purpose, so nobody else can use or forge it.
"""

import re
import time
from dataclasses import dataclass
from typing import Final, Literal

from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from intarsia.wire.requests.client_ip import client_at

SALT: Final = "intarsia.firewall.pass-key"
DAY: Final = 24 * 60 * 60
KEY_PATTERN: Final = re.compile(r"[0-9a-f]{64}")
EXPIRY_DIGITS: Final = 10

# The reason of the block.
Reason = Literal["network", "flood", "crawler"]


@dataclass(frozen=True)
class Visitor:
    """From the connection. `host` is the site's."""

    host: str
    ip: str
    user_agent: str

    @property
    def place(self) -> str:
        return client_at(self.ip)


@dataclass(frozen=True)
class Cookie:
    """The cookie's name and lifetime, as page scripts know them."""

    name: str
    seconds: int


COOKIES: Final[dict[Reason, Cookie]] = {
    "network": Cookie("ct_sfw_pass_key", 30 * DAY),
    "flood": Cookie("apbct_antiflood_passed", DAY),
    "crawler": Cookie("apbct_anticrawler_passed", 30 * DAY),
}


def make_pass_key(visitor: Visitor, reason: Reason, now: float | None = None) -> str:
    """64 hex digits; the first ten contain the expiry."""
    expires = int(time.time() if now is None else now) + COOKIES[reason].seconds
    return _key(visitor, reason, f"{expires:0{EXPIRY_DIGITS}x}", settings.SECRET_KEY)


def is_pass_key(visitor: Visitor, reason: Reason, key: str, now: float | None = None) -> bool:
    if not KEY_PATTERN.fullmatch(key):
        return False
    expiry = key[:EXPIRY_DIGITS]
    if int(expiry, 16) < (time.time() if now is None else now):
        return False
    secrets = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return any(constant_time_compare(key, _key(visitor, reason, expiry, secret)) for secret in secrets)


def _key(visitor: Visitor, reason: Reason, expiry: str, secret: str | bytes) -> str:
    bound = "\0".join((reason, expiry, visitor.host, visitor.place, visitor.user_agent))
    return expiry + salted_hmac(SALT, bound, secret=secret, algorithm="sha256").hexdigest()[: 64 - EXPIRY_DIGITS]
