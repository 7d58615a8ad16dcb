"""A hash that the form's script reads and sends back. It is for one form and some hours, so copies are worth little."""

import hmac
from collections.abc import Iterator
from time import time
from typing import Literal

from django.utils.crypto import salted_hmac

PERIOD_SECONDS = 12 * 60 * 60
# A visitor may get it at the end of a period, and send the form in the next one.
ACCEPTED = 2
# The page was open for days: that is not a forgery.
OUTDATED = 60


def version_hash(form: int) -> str:
    return next(_hashes(form, 1))


def judged_hash(form: int, sent: str) -> Literal["missing", "right", "wrong"]:
    """An outdated one says as little as none."""
    for age, known in enumerate(_hashes(form, OUTDATED) if sent else ()):
        if hmac.compare_digest(known.encode(), sent.encode()):
            return "right" if age < ACCEPTED else "missing"
    return "wrong" if sent else "missing"


def _hashes(form: int, periods: int) -> Iterator[str]:
    """The newest first."""
    now = int(time()) // PERIOD_SECONDS
    return (
        salted_hmac("intarsia.webforms.version_hash", f"{form}|{now - age}", algorithm="sha256").hexdigest()[:32]
        for age in range(periods)
    )
