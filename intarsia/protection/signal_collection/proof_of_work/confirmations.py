"""One more step for a doubtful message: a person confirms it, and the browser works longer.

Each challenge is for one message of one client. What was counted when the message was first sent is not counted again.
"""

from collections.abc import Mapping
from typing import Any, Final

from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.store_errors import store_errors

from ...verdict.submission import Submission
from ...visitor.client import client_digest, owner_of
from ..lookups.lookup import counted_values
from ..lookups.submitted import Submitted
from ..parsing.fields import CONFIRMATION, sent
from .challenges import Challenge, make_challenge, work_in

LIFE_SECONDS: Final = 15 * 60
CONFIRMATION_BOUNDS: Final = Bounds("confirm", LIFE_SECONDS, of_owner=100, in_all=20_000)
# Twenty times the work of every message: less than a second on a laptop, some seconds on a usual phone.
TRIES: Final = 400_000
# The value of the field before there is a solution.
POSSIBLE: Final = "possible"


def can_ask(submitted: Submitted) -> bool:
    """Whether the page can show the step. It is asked once per message: sent again without it, the message is held."""
    if sent(submitted.request, CONFIRMATION) != POSSIBLE:
        return False
    try:
        return counters().count(f"asked:{_bound_to(submitted)['message']}", LIFE_SECONDS) == 1
    except store_errors():
        return False


def challenge_for(submitted: Submitted, submission: Submission) -> Challenge | None:
    """None if the store is unavailable."""
    challenge = make_challenge(_bound_to(submitted), LIFE_SECONDS, TRIES)
    try:
        # If they were counted again, the confirmed message would be a copy of itself.
        counted = {name: getattr(submission.lookups, name) for name in counted_values()}
        counted["seconds_before"] = submission.seconds_taken
        recent_values().put(CONFIRMATION_BOUNDS, owner_of(submitted.request), challenge.challenge, counted)
    except store_errors():
        return None
    return challenge


def counted_before(submitted: Submitted) -> Mapping[str, Any] | None:
    """The values of `challenge_for`; None unless the message is confirmed for the first time."""
    token = sent(submitted.request, CONFIRMATION)
    work = work_in(token) if token and token != POSSIBLE else None
    if work is None or work.is_late or not _bound_to(submitted).items() <= work.bound.items():
        return None
    try:
        counted = recent_values().get(CONFIRMATION_BOUNDS, owner_of(submitted.request), work.id)
        is_first = counters().count(f"confirmed:{work.id}", LIFE_SECONDS) == 1
    except store_errors():
        return None
    return {**counted, "findings": tuple(counted["findings"])} if counted and is_first else None


def _bound_to(submitted: Submitted) -> dict[str, str]:
    client = client_digest(submitted.request)
    return {"for": "confirmation", "message": digest(client, submitted.content)}
