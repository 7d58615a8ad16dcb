"""A nonce: ten hex digits that prove a page of this site asked for them lately.

It is bound to the site, to a class of calls and to time, never to a login, so that cached HTML needs none. It can
be used again for as long as it lives.
"""

import re
import time
from typing import Final

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac

# A nonce lives for the half-day it was made in and the one after it.
HALF_DAY: Final = 12 * 60 * 60
FORM: Final = re.compile(r"[0-9a-f]{10}")
SALT: Final = "intarsia.wire.nonce"


def make_nonce(request: HttpRequest, call_class: str = "ajax") -> str:
    return _nonce(request.get_host(), call_class, _tick())


def is_valid_nonce(request: HttpRequest, nonce: str, call_class: str = "ajax") -> bool:
    if not FORM.fullmatch(nonce):
        return False
    ticks = (_tick(), _tick() - 1)
    return any(constant_time_compare(nonce, _nonce(request.get_host(), call_class, tick)) for tick in ticks)


def is_well_formed(nonce: str) -> bool:
    return bool(FORM.fullmatch(nonce))


def _nonce(site: str, call_class: str, tick: int) -> str:
    return salted_hmac(SALT, f"{site}|{call_class}|{tick}", algorithm="sha256").hexdigest()[:10]


def _tick() -> int:
    return int(time.time() // HALF_DAY)
