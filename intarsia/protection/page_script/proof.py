"""The proof that the page's script ran: a value per site and day, which every client that ran it knows."""

import time
from typing import Final

from django.utils.crypto import constant_time_compare, salted_hmac

DAY: Final = 24 * 60 * 60
SALT: Final = "intarsia.protection.script-proof"
# A page that was open overnight, or cached by a browser, is valid too.
ACCEPTED_DAYS: Final = 3


def issue_proof(host: str) -> str:
    return _proof(host, _today())


def is_proof(host: str, value: object) -> bool:
    if not isinstance(value, str) or len(value) != 64 or not value.isascii():
        return False
    return any(constant_time_compare(value, _proof(host, _today() - age)) for age in range(ACCEPTED_DAYS))


def _proof(host: str, day: int) -> str:
    return salted_hmac(SALT, f"{host}|{day}", algorithm="sha256").hexdigest()


def _today() -> int:
    return int(time.time() // DAY)
