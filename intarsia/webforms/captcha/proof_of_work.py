"""The captcha of this site itself, with the protocol of Altcha: the browser finds a number by trying.

Challenges are not stored: their signature shows that they are ours, their salt for which form and how long.
"""

import base64
import hashlib
import hmac
import json
import secrets
import time
from typing import Final
from urllib.parse import parse_qs

from django.utils.crypto import salted_hmac
from pydantic import BaseModel, ValidationError

from .provider import Decision, Task

ALGORITHM: Final = "SHA-256"
# Half of them are tried on average: 35 ms on a laptop, less than 150 ms on a usual phone.
MOST_TRIES: Final = 20_000
LIFE_SECONDS: Final = 60 * 60
LONGEST: Final = 1000


class Challenge(BaseModel):
    algorithm: str
    challenge: str
    maxnumber: int
    salt: str
    signature: str


class Solution(BaseModel):
    algorithm: str
    challenge: str
    number: int
    salt: str
    signature: str


def make_challenge(form: int) -> Challenge:
    # The salt ends with a separator: without one, digits of the secret number could be taken for a later expiry.
    # Browsers go by the life: their clocks may be wrong.
    expires = int(time.time()) + LIFE_SECONDS
    salt = f"{secrets.token_hex(12)}?form={form}&life={LIFE_SECONDS}&expires={expires}&"
    challenge = _hash(salt, secrets.randbelow(MOST_TRIES + 1))
    return Challenge(
        algorithm=ALGORITHM, challenge=challenge, maxnumber=MOST_TRIES, salt=salt, signature=_signature(challenge)
    )


class ProofOfWork:
    name = "proof_of_work"
    response_input = "altcha"

    def decide(self, token: str, task: Task) -> Decision:
        solution = _solution_in(token)
        if solution is None or not _is_ours(solution):
            return Decision("failed", error_codes=("invalid-input-response",))
        limits = parse_qs(solution.salt.partition("?")[2])
        if limits.get("form") != [str(task.form)]:
            return Decision("failed", error_codes=("invalid-form",))
        is_late = int(limits["expires"][0]) < time.time()
        return Decision("failed", error_codes=("timeout-or-duplicate",)) if is_late else Decision("passed")


def _solution_in(token: str) -> Solution | None:
    """Base64 of JSON, as Altcha's own script sends it."""
    try:
        return Solution.model_validate(json.loads(base64.b64decode(token[:LONGEST])))
    except (ValueError, ValidationError):
        return None


def _is_ours(solution: Solution) -> bool:
    is_signed = hmac.compare_digest(_signature(solution.challenge).encode(), solution.signature.encode())
    return is_signed and solution.salt.endswith("&") and _hash(solution.salt, solution.number) == solution.challenge


def _hash(salt: str, number: int) -> str:
    return hashlib.sha256(f"{salt}{number}".encode()).hexdigest()


def _signature(challenge: str) -> str:
    return salted_hmac("intarsia.webforms.captcha", challenge, algorithm="sha256").hexdigest()
