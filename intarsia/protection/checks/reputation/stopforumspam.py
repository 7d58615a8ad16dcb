"""Stop Forum Spam, https://www.stopforumspam.com/usage: how often a sender was reported."""

import hashlib
import json
from typing import Any

from .connection import body_of, service_url
from .question import Question, Says

name = "stopforumspam"
HOST = "https://api.stopforumspam.org"

# In percent, as the service counts it.
KNOWN = 50.0
OFTEN_KNOWN = 90.0


def ask(http: Any, question: Question) -> Says | None:
    parameters = {"ip": question.ip}
    if question.email:
        parameters["emailhash"] = hashlib.md5(
            question.email.strip().lower().encode(), usedforsecurity=False
        ).hexdigest()
    answer = json.loads(
        body_of(http.get(f"{service_url(name, HOST)}/api", params=parameters | {"json": "", "confidence": ""}))
    )
    if not answer.get("success"):
        raise ValueError(f"Stop Forum Spam returned no result: {str(answer.get('error', ''))[:200]}")
    found = [
        one for kind, one in answer.items() if kind.lower() in ("ip", "email", "emailhash") and isinstance(one, dict)
    ]
    confidence = max((float(one.get("confidence") or 0) for one in found if one.get("appears")), default=0.0)
    if confidence < KNOWN:
        return None
    return "often_known_sender" if confidence >= OFTEN_KNOWN else "known_sender"


def report(http: Any, question: Question, *, is_spam: bool) -> None:
    """The list contains bots, so one owner's decision about a message is not reported."""
