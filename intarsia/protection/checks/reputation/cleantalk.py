"""CleanTalk, or a compatible server, https://cleantalk.org/help/api-check-message: check_message."""

import json
from typing import Any

from .connection import body_of, service_url
from .question import Question, Says

name = "cleantalk"
HOST = "https://moderate.cleantalk.org"


def ask(http: Any, question: Question) -> Says | None:
    parameters = {
        "method_name": "check_message",
        "auth_key": question.key,
        "sender_email": question.email,
        "sender_nickname": question.name,
        "sender_ip": question.ip,
        "message": question.text,
        "js_on": int(question.is_scripted),
        "submit_time": question.seconds,
        "sender_info": {"REFFERRER": question.page_url, "USER_AGENT": question.user_agent},
        "post_info": {"comment_type": "contact_form", "post_url": question.page_url},
    }
    answer = json.loads(body_of(http.post(f"{service_url(name, HOST)}/api2.0", json=parameters)))
    if int(answer.get("errno") or 0) or "allow" not in answer:
        reason = str(answer.get("errstr") or answer.get("comment", ""))[:200]
        raise ValueError(f"CleanTalk returned no verdict: {reason}")
    return "person" if int(answer["allow"]) else "spam"


def report(http: Any, question: Question, *, is_spam: bool) -> None:
    """Feedback needs an id of its log, which is not stored here."""
