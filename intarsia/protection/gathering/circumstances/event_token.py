from typing import Any

from ..detector import tokens
from .case import Case


def event_token(case: Case) -> dict[str, Any]:
    if not case.rules.has_detector:
        return {}
    token = case.signals.get("ct_bot_detector_event_token")
    if not token:
        return {"token": "missing"}
    state = tokens.use(case.request, token)
    return {"token": state, "findings": tuple(tokens.findings_of(token)) if state == "valid" else ()}
