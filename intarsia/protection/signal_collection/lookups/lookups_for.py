import logging
from collections.abc import Callable, Mapping
from typing import Any

from ...verdict.submission import Lookups
from .campaign import campaign
from .copies import copies
from .email_check import email_check
from .event_token import event_token, token_state
from .learned import learned
from .lists import listed
from .own import own
from .pixel import pixel
from .proof_of_work import proof_of_work, proof_state
from .rates import rates, rates_of_proven
from .referrer import referrer
from .reputation import reputation
from .submitted import Submitted

logger = logging.getLogger(__name__)

LookUp = Callable[[Submitted], dict[str, Any]]
WITHOUT_SIDE_EFFECTS: tuple[LookUp, ...] = (
    token_state,
    proof_state,
    listed,
    email_check,
    referrer,
    learned,
    pixel,
    own,
)
COUNTING: tuple[LookUp, ...] = (event_token, proof_of_work, copies)
LOOK_UPS: tuple[LookUp, ...] = (
    campaign,
    listed,
    email_check,
    referrer,
    learned,
    pixel,
    own,
)


def lookups_for(submitted: Submitted, counted: Mapping[str, Any] | None = None) -> Lookups:
    """`counted` is what was counted when a message was sent that is confirmed now."""
    found: dict[str, Any] = dict(counted) if counted is not None else _counted(submitted)
    for look_up in LOOK_UPS:
        found |= _looked_up(look_up, submitted)
    # Senders on the owner's lists are not reported to services.
    if not found.get("listed"):
        found |= _looked_up(reputation, submitted)
    return Lookups(**found)


def _counted(submitted: Submitted) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for look_up in COUNTING:
        found |= _looked_up(look_up, submitted)
    return found | _looked_up(rates_of_proven if found.get("proof") == "valid" else rates, submitted)


def lookups_for_test(submitted: Submitted) -> Lookups:
    """Lookups without side effects: nothing is counted, used up or requested elsewhere."""
    found: dict[str, Any] = {}
    for look_up in WITHOUT_SIDE_EFFECTS:
        found |= _looked_up(look_up, submitted)
    return Lookups(**found)


def _looked_up(look_up: LookUp, submitted: Submitted) -> dict[str, Any]:
    try:
        return look_up(submitted)
    except Exception:
        logger.exception("The lookup '%s' failed. The verdict was made without it.", look_up.__name__)
        return {}
