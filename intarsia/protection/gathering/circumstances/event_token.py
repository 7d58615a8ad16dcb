from collections.abc import Callable
from typing import Any

from django.http import HttpRequest

from ..detector import tokens
from .case import Case


def event_token(case: Case) -> dict[str, Any]:
    return _known(case, tokens.use)


def token_state(case: Case) -> dict[str, Any]:
    """The same, and the token is as good as before."""
    return _known(case, tokens.state_of)


def _known(case: Case, state_of: Callable[[HttpRequest, str], tokens.State]) -> dict[str, Any]:
    if not case.rules.has_detector:
        return {}
    token = case.signals.get("ct_bot_detector_event_token")
    if not token:
        return {"token": "missing"}
    state = state_of(case.request, token)
    return {"token": state, "findings": tuple(tokens.findings_of(token)) if state == "valid" else ()}
