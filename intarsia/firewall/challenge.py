"""The challenge of the page for blocked visitors: a small proof of work or, without a script, a short wait."""

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from django.core.signing import BadSignature, Signer

from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.store_errors import store_errors

from .pass_keys import COOKIES, Reason, Visitor

SALT: Final = "intarsia.firewall.challenge"
# The leading hex zeros of the digest: 65,536 tries on average, about a second on a phone.
ZEROS: Final = 4
# Without a script there is no proof of work, but people can wait.
WAIT_SECONDS: Final = 8
LIFE_SECONDS: Final = 60 * 60


@dataclass(frozen=True)
class ChallengeFailed:
    """`why` is shown to the visitor, who gets a new challenge for the same reason."""

    why: str
    reason: Reason = "network"


def make_challenge(visitor: Visitor, reason: Reason) -> str:
    begun = f"{int(time.time()):x}"
    return _signer(visitor).sign(f"{reason}.{begun}.{secrets.token_hex(8)}")


def reason_of(challenge: str, work: str, visitor: Visitor) -> Reason | ChallengeFailed:
    """The reason of the block if this visitor solved the challenge; otherwise why the solution is rejected."""
    try:
        name, begun, _nonce = _signer(visitor).unsign(challenge).split(".")
        age = time.time() - int(begun, 16)
    except (BadSignature, ValueError):
        return ChallengeFailed("elsewhere")
    reason = next(reason for reason in COOKIES if reason == name)
    if age > LIFE_SECONDS:
        return ChallengeFailed("late", reason)
    if not is_work(challenge, work) and age < WAIT_SECONDS:
        return ChallengeFailed("early", reason)
    return reason if _is_first_answer(challenge) else ChallengeFailed("again", reason)


def _is_first_answer(challenge: str) -> bool:
    """A challenge opens once, so that solved work cannot be shared."""
    try:
        return counters().count(f"firewall-answer:{digest(challenge)}", LIFE_SECONDS) == 1
    except store_errors():
        return True


def is_work(challenge: str, work: str) -> bool:
    if not work.isdecimal() or len(work) > 16:
        return False
    return hashlib.sha256(f"{challenge}.{work}".encode()).hexdigest().startswith("0" * ZEROS)


def _signer(visitor: Visitor) -> Signer:
    # Bound to its visitor: it is invalid for any other.
    return Signer(salt="\0".join((SALT, visitor.host, visitor.place, visitor.user_agent)), algorithm="sha256")
