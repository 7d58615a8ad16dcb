import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...verdict.submission import Lookups
from .lookup import LookUp, all_lookups
from .submitted import Submitted

logger = logging.getLogger(__name__)


def lookups_for(submitted: Submitted, counted: Mapping[str, Any] | None = None) -> Lookups:
    """`counted` is what was counted when a message was sent first that is confirmed now."""
    chosen = {name: one.look_up for name, one in all_lookups().items() if counted is None or not one.counts}
    return _made(chosen, submitted, counted or {})


def lookups_for_test(submitted: Submitted) -> Lookups:
    """Lookups without side effects: nothing is counted, used up or requested elsewhere."""
    return _made({name: one.for_test for name, one in all_lookups().items() if one.for_test}, submitted, {})


def _made(look_ups: Mapping[str, LookUp], submitted: Submitted, known: Mapping[str, Any]) -> Lookups:
    found = dict(known)
    submitted = replace(submitted, found=found)
    for check, look_up in look_ups.items():
        try:
            found |= look_up(submitted)
        except Exception:
            logger.exception("The lookup of the check '%s' failed. The check runs without it.", check)
    return Lookups(**found)
