"""What the page that stops a visitor asks of the browser: a little work, or where there is no script, a little time."""

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from django.core.signing import BadSignature, Signer

from ..visitor.client import digest
from ..visitor.memory import FAULTS, memory
from .pass_keys import COOKIES, Reason, Visitor

SALT: Final = "intarsia.firewall.challenge"
# Hex zeros that a digest must begin with: 65,536 tries on average, about a second of a phone's time.
ZEROS: Final = 4
# Without a script nobody can work, but people can wait.
WAIT_SECONDS: Final = 8
LIFE_SECONDS: Final = 60 * 60


@dataclass(frozen=True)
class Refused:
    """`why` is for the visitor, who gets a new challenge for the same reason."""

    why: str
    reason: Reason = "network"


def make_challenge(visitor: Visitor, reason: Reason) -> str:
    begun = f"{int(time.time()):x}"
    return _signer(visitor).sign(f"{reason}.{begun}.{secrets.token_hex(8)}")


def reason_of(challenge: str, work: str, visitor: Visitor) -> Reason | Refused:
    """Why the visitor was stopped, if the challenge is theirs and met; or why not."""
    try:
        name, begun, _nonce = _signer(visitor).unsign(challenge).split(".")
        age = time.time() - int(begun, 16)
    except (BadSignature, ValueError):
        return Refused("elsewhere")
    reason = next(reason for reason in COOKIES if reason == name)
    if age > LIFE_SECONDS:
        return Refused("late", reason)
    if not is_work(challenge, work) and age < WAIT_SECONDS:
        return Refused("early", reason)
    return reason if _is_first_answer(challenge) else Refused("again", reason)


def _is_first_answer(challenge: str) -> bool:
    """A challenge opens once: work that was done once is no key for many."""
    try:
        return memory().count(f"firewall-answer:{digest(challenge)}", LIFE_SECONDS) == 1
    except FAULTS:
        return True


def is_work(challenge: str, work: str) -> bool:
    if not work.isdecimal() or len(work) > 16:
        return False
    return hashlib.sha256(f"{challenge}.{work}".encode()).hexdigest().startswith("0" * ZEROS)


def _signer(visitor: Visitor) -> Signer:
    # Bound to whom it was shown: a challenge met elsewhere opens nothing here.
    return Signer(salt="\0".join((SALT, visitor.host, visitor.place, visitor.user_agent)), algorithm="sha256")
