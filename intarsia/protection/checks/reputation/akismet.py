"""Akismet, https://akismet.com/developers/: comment-check, submit-spam and submit-ham."""

from typing import Any

from .connection import body_of, service_url
from .question import Question, Says

name = "akismet"
HOST = "https://rest.akismet.com"


def ask(http: Any, question: Question) -> Says | None:
    answer = http.post(f"{service_url(name, HOST)}/1.1/comment-check", data=_parameters(question))
    says = body_of(answer).strip()
    if says not in ("true", "false"):
        # The service reports an invalid key in a header.
        raise ValueError(f"Akismet returned no verdict: {answer.headers.get('X-akismet-debug-help', says)[:200]}")
    if says == "false":
        return "person"
    return "certain_spam" if answer.headers.get("X-akismet-pro-tip") == "discard" else "spam"


def report(http: Any, question: Question, *, is_spam: bool) -> None:
    """Reports the owner's decision."""
    call = "submit-spam" if is_spam else "submit-ham"
    body_of(http.post(f"{service_url(name, HOST)}/1.1/{call}", data=_parameters(question)))


def _parameters(question: Question) -> dict[str, str]:
    return {
        "api_key": question.key,
        "blog": question.site_url,
        "user_ip": question.ip,
        "user_agent": question.user_agent,
        "referrer": question.page_url,
        "permalink": question.page_url,
        "comment_type": "contact-form",
        "comment_author": question.name,
        "comment_author_email": question.email,
        "comment_content": question.text,
    }
