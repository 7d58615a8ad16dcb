"""Rate limits. All processes count together; while Redis is unavailable, those of one machine count together."""

import hashlib
import time

from django.conf import settings

from .counters import counters
from .store_errors import store_errors

WINDOW_SECONDS = 60


def is_within_limit(who: str, name: str, most: int, *, seconds: int | None = None) -> bool:
    """Counts this call of `who`, such as an IP address: at most so many within a minute, or within `seconds`. If
    neither Redis nor the folder of this machine can count, the call is allowed.
    """
    seconds = seconds or WINDOW_SECONDS
    window = int(time.time() // seconds)
    # The store shows nobody's IP address.
    key = hashlib.sha256(f"{settings.SECRET_KEY}|{who}|{name}".encode()).hexdigest()[:24]
    try:
        return counters().count(f"limit:{key}:{window}", 2 * seconds) <= most
    except store_errors():
        return True
