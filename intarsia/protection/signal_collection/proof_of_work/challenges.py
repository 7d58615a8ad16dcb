"""Work for a browser, with the protocol of Altcha: it finds a number by trying.

Challenges are not stored: their signature shows that they are ours, their salt what the work is for and how long it
counts.
"""

import base64
import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode

from django.utils.crypto import salted_hmac
from pydantic import BaseModel, ValidationError

ALGORITHM: Final = "SHA-256"
# Half of them are tried on average: 35 ms on a laptop, less than 150 ms on a usual phone.
TRIES: Final = 20_000
MAX_SOLUTION_LENGTH: Final = 1000


class Challenge(BaseModel):
    algorithm: str
    challenge: str
    maxnumber: int
    salt: str
    signature: str


class _Solution(BaseModel):
    algorithm: str
    challenge: str
    number: int
    salt: str
    signature: str


@dataclass(frozen=True)
class Work:
    """What a browser worked for."""

    # No other challenge has it.
    id: str
    bound: Mapping[str, str]
    is_late: bool
    # How long ago the challenge was made.
    seconds: float


def make_challenge(bound: Mapping[str, str], seconds: int, tries: int = TRIES) -> Challenge:
    """`bound` is what the work is for; visitors can read it."""
    # Rounded down, so that no work seems to be issued in the future.
    expires = int((time.time() + seconds) * 1000) / 1000
    # The salt ends with a separator: without one, digits of the secret number could be taken for a later expiry.
    # Browsers go by the life: their clocks may be wrong.
    limits = urlencode({**bound, "life": seconds, "expires": f"{expires:.3f}"})
    salt = f"{secrets.token_hex(12)}?{limits}&"
    challenge = _hash(salt, secrets.randbelow(tries + 1))
    return Challenge(
        algorithm=ALGORITHM, challenge=challenge, maxnumber=tries, salt=salt, signature=_signature(challenge)
    )


def work_in(token: str) -> Work | None:
    """None if the challenge is not ours, or its number is wrong."""
    solution = _solution_in(token)
    if solution is None or not _is_ours(solution):
        return None
    limits = dict(parse_qsl(solution.salt.partition("?")[2]))
    left = float(limits["expires"]) - time.time()
    return Work(solution.challenge, limits, is_late=left < 0, seconds=int(limits["life"]) - left)


def _solution_in(token: str) -> _Solution | None:
    """Base64 of JSON, as Altcha's own script sends it."""
    try:
        return _Solution.model_validate(json.loads(base64.b64decode(token[:MAX_SOLUTION_LENGTH])))
    except (ValueError, ValidationError, RecursionError):
        return None


def _is_ours(solution: _Solution) -> bool:
    is_signed = hmac.compare_digest(_signature(solution.challenge).encode(), solution.signature.encode())
    return is_signed and solution.salt.endswith("&") and _hash(solution.salt, solution.number) == solution.challenge


def _hash(salt: str, number: int) -> str:
    return hashlib.sha256(f"{salt}{number}".encode()).hexdigest()


def _signature(challenge: str) -> str:
    return salted_hmac("intarsia.protection.proof-of-work", challenge, algorithm="sha256").hexdigest()
