"""The call by which a page's script reports the browser's properties."""

import json
import re
from typing import Any

from django.http import HttpRequest
from pydantic import BaseModel, Field

from intarsia.wire import Call, CallError

from . import tokens

FINDING = re.compile(r"[a-z][a-z_]{1,40}")
MAX_FINDINGS = 20


class Report(BaseModel):
    # A JSON list of contradictions in the browser; and the browser's user agent.
    findings: str = Field(default="[]", max_length=2000)
    user_agent: str = Field(default="", max_length=1000)


class TokenAnswer(BaseModel):
    event_token: str


def bot_detector(request: HttpRequest, report: Report) -> TokenAnswer:
    """Returns a token for any report, because the report only counts when the browser sends the token."""
    findings = _findings(report.findings)
    if report.user_agent != request.headers.get("User-Agent", ""):
        findings.append("another_user_agent")
    return TokenAnswer(event_token=tokens.issue(request, findings))


def _findings(text: str) -> list[str]:
    try:
        report: Any = json.loads(text)
    except (ValueError, RecursionError):
        report = None
    if not isinstance(report, list):
        raise CallError("The field 'findings' must be a JSON list of names.", 400, "rest_invalid_param")
    return [one for one in report[:MAX_FINDINGS] if isinstance(one, str) and FINDING.fullmatch(one)]


BOT_DETECTOR = Call(
    "apbct_bot_detector",
    bot_detector,
    "origin",
    routes=["antispam/v1/bot_detector"],
    request_model=Report,
    response_model=TokenAnswer,
    max_bytes=8 * 1024,
    per_minute=30,
)
