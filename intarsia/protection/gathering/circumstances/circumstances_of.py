import logging
from collections.abc import Callable
from typing import Any

from ...verdict.submission import Circumstances
from .case import Case
from .copies import copies
from .event_token import event_token, token_state
from .learnt import learnt
from .lists import listed
from .mail import mail
from .pixel import pixel
from .rates import rates
from .referrer import referrer
from .reputation import reputation

logger = logging.getLogger(__name__)

LookUp = Callable[[Case], dict[str, Any]]
UNNOTICED: tuple[LookUp, ...] = (token_state, listed, mail, referrer, learnt, pixel)
LOOK_UPS: tuple[LookUp, ...] = (event_token, rates, copies, listed, mail, referrer, learnt, pixel)


def circumstances_of(case: Case) -> Circumstances:
    found: dict[str, Any] = {}
    for look_up in LOOK_UPS:
        found |= _looked_up(look_up, case)
    # Whom the owner has decided about, nobody elsewhere needs to hear of.
    if not found.get("listed"):
        found |= _looked_up(reputation, case)
    return Circumstances(**found)


def known_of(case: Case) -> Circumstances:
    """Without what would leave a trace: nothing is counted, used up or asked elsewhere."""
    found: dict[str, Any] = {}
    for look_up in UNNOTICED:
        found |= _looked_up(look_up, case)
    return Circumstances(**found)


def _looked_up(look_up: LookUp, case: Case) -> dict[str, Any]:
    try:
        return look_up(case)
    except Exception:
        logger.exception("What '%s' knows of a message could not be looked up and is left out.", look_up.__name__)
        return {}
