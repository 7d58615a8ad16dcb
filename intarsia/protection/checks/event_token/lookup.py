from collections.abc import Callable
from typing import Any

from django.http import HttpRequest

from ...signal_collection.lookups.submitted import Submitted
from . import tokens


def use_token(submitted: Submitted) -> dict[str, Any]:
    return _known(submitted, tokens.use)


def token_state(submitted: Submitted) -> dict[str, Any]:
    """The same without using up the token."""
    return _known(submitted, tokens.state_of)


def _known(submitted: Submitted, state_of: Callable[[HttpRequest, str], tokens.State]) -> dict[str, Any]:
    if not submitted.rules.has_detector:
        return {}
    token = submitted.signals.get("ct_bot_detector_event_token")
    if not token:
        return {"token": "missing"}
    state = state_of(submitted.request, token)
    if state != "valid":
        return {"token": state}
    return {"token": state, "token_seconds": tokens.age_of(token), "findings": tuple(tokens.findings_of(token))}
