"""A nonce is ten hex digits that prove that a page of this site requested them recently.

It is bound to the site, to a class of calls and to time, but not to a login, so that cached pages can use it. It is
reusable until it expires.
"""

import re
import time
from typing import Final, Literal

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac

# A nonce is valid in the half-day it was made in and in the next one.
HALF_DAY: Final = 12 * 60 * 60
NONCE_PATTERN: Final = re.compile(r"[0-9a-f]{10}")
SALT: Final = "intarsia.wire.nonce"
# For cached pages: scripts of others request a fresh nonce only in exchange for an expired one.
EXPIRED: Final = "0" * 10
# Calls of page scripts, and those of visitor protection: a nonce for one of them is none for the other.
CallClass = Literal["page", "protection"]
# The class of calls about one object, such as `gform_ajax_submission_3` about form 3.
OBJECT_CLASS: Final = re.compile(r"[a-z][a-z_]{0,40}_[0-9]{1,18}")


def make_nonce(request: HttpRequest, call_class: str = "page") -> str:
    return _nonce(request.get_host(), call_class, _tick())


def is_valid_nonce(request: HttpRequest, nonce: str, call_class: str = "page") -> bool:
    if not NONCE_PATTERN.fullmatch(nonce):
        return False
    ticks = (_tick(), _tick() - 1)
    return any(constant_time_compare(nonce, _nonce(request.get_host(), call_class, tick)) for tick in ticks)


def is_well_formed(nonce: str) -> bool:
    return bool(NONCE_PATTERN.fullmatch(nonce))


def _nonce(site: str, call_class: str, tick: int) -> str:
    return salted_hmac(SALT, f"{site}|{call_class}|{tick}", algorithm="sha256").hexdigest()[:10]


def _tick() -> int:
    return int(time.time() // HALF_DAY)
