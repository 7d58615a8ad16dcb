import logging
from collections.abc import Callable
from typing import Any

from ...verdict.submission import Circumstances
from .case import Case
from .copies import copies
from .event_token import event_token
from .lists import listed
from .mail import mail
from .rates import rates
from .referrer import referrer

logger = logging.getLogger(__name__)

LOOK_UPS: tuple[Callable[[Case], dict[str, Any]], ...] = (event_token, rates, copies, listed, mail, referrer)


def circumstances_of(case: Case) -> Circumstances:
    found: dict[str, Any] = {}
    for look_up in LOOK_UPS:
        try:
            found |= look_up(case)
        except Exception:
            logger.exception("What '%s' knows of a message could not be looked up and is left out.", look_up.__name__)
    return Circumstances(**found)
