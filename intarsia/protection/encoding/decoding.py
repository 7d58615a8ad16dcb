"""Decodes a contact for a visitor who clicks it, unless the visit looks like a bot's.

There is a verdict per item: signals for the request, rate and cap for each contact. A refused contact is not in the
response.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from typing import Any, Literal

from django.http import HttpRequest
from django.utils.html import escape
from django.utils.timezone import now
from pydantic import BaseModel, Field
from pydantic.config import JsonDict

from intarsia.state.key_value import key_value
from intarsia.state.store_errors import store_errors

from ..checks.event_token import tokens as event_tokens
from ..checks.proof_of_work import page_proofs
from ..page_script.client_errors import note_errors
from ..page_script.proof import is_proof
from ..signal_collection.parsing.fields import PROOF
from ..signal_collection.parsing.known_signals import known
from ..texts.site_texts import text_for
from ..verdict.judge import judge
from ..verdict.submission import Lookups, Submission
from ..verdict.verdict import Thresholds
from ..visitor.client import client_digest
from ..visitor.language import in_page_language
from . import tokens
from .decode_limits import COPIED, PROVEN, DecodeLimit

# A person clicks one after the other; one link may contain two.
MAX_ITEMS = 10
# How long a person stays verified.
PASSED_SECONDS = 3600
# Stricter than for messages, because nothing is lost: the visitor can click again.
THRESHOLDS = Thresholds(hold=0.2)

JSON_MAP: JsonDict = {"contentMediaType": "application/json", "contentSchema": {"type": "object"}}


class DecodeRequest(BaseModel):
    """`encodedEmails` is JSON: a map from an index to the encoded string on the page."""

    encodedEmails: str = Field(json_schema_extra=JSON_MAP)  # noqa: N815
    post_url: str = ""
    referrer: str = ""
    # An extension of the contract, which allows comments.
    lang: str = ""
    event_token: str = ""
    event_javascript_data: str = Field("", json_schema_extra=JSON_MAP)


class DecodedItem(BaseModel):
    is_allowed: bool
    show_comment: bool
    comment: str
    encoded_email: str
    decoded_email: str


class DecodeAnswer(BaseModel):
    success: bool
    # False if nothing was requested.
    data: list[DecodedItem] | Literal[False]


def decode_email(request: HttpRequest, decoding: DecodeRequest) -> DecodeAnswer:
    """Decodes contacts of a page for a visitor who appears to be human."""
    strings = _strings(decoding.encodedEmails)
    if not strings:
        return DecodeAnswer(success=True, data=False)
    with in_page_language(decoding.lang):
        return DecodeAnswer(success=True, data=_items(request, decoding, strings))


def _items(request: HttpRequest, decoding: DecodeRequest, strings: list[str]) -> list[DecodedItem]:
    if _is_staff(request):
        return [_item(string, "") for string in strings]
    limit = _limit_of(request, decoding)
    if isinstance(limit, str):
        return [_item(string, limit) for string in strings]
    return [_item(string, _refusal_by_number(request, place, string, limit)) for place, string in enumerate(strings)]


def _item(string: str, refusal: str) -> DecodedItem:
    decoded = "" if refusal else tokens.decode(string) or ""
    return DecodedItem(
        is_allowed=not refusal,
        show_comment=bool(refusal),
        comment=escape(refusal),
        encoded_email=string,
        decoded_email=decoded,
    )


def _refusal_by_number(request: HttpRequest, place: int, string: str, limit: DecodeLimit) -> str:
    if place >= MAX_ITEMS:
        return text_for(request, "too_many")
    return "" if limit.allows(request, string) else text_for(request, "too_often")


def _limit_of(request: HttpRequest, decoding: DecodeRequest) -> DecodeLimit | str:
    """How much this visitor gets, or why nothing."""
    values = _object(decoding.event_javascript_data)
    note_errors(request, values)
    if _has_passed(request):
        return PROVEN
    signals = known(values)
    # Clients without a token send a placeholder.
    has_token = event_tokens.TOKEN_FORMAT.fullmatch(decoding.event_token) is not None
    submission = _submission(request, signals, decoding.event_token if has_token else "")
    # All other signals are free to invent.
    if not submission.has_script_proof:
        return text_for(request, "nothing_seen")
    if judge(submission, THRESHOLDS).outcome != "allow":
        return text_for(request, "like_a_robot")
    if "valid" not in (submission.lookups.token, submission.lookups.proof):
        return COPIED
    with contextlib.suppress(*store_errors()):
        key_value().put(_passed(request), True, PASSED_SECONDS)
    return PROVEN


def _has_passed(request: HttpRequest) -> bool:
    try:
        return key_value().get(_passed(request)) is True
    except store_errors():
        return False


def _passed(request: HttpRequest) -> str:
    """Bound to one browser at one IP address, so that unlike a cookie it cannot be copied."""
    return f"apbct_email_encoder_passed:{client_digest(request)}"


def _submission(request: HttpRequest, signals: Mapping[str, Any], token: str) -> Submission:
    """The token is not used up, because the visitor may click another contact or send a form."""
    state = event_tokens.state_of(request, token) if token else "off"
    findings = tuple(event_tokens.findings_of(token)) if state == "valid" else ()
    is_scripted = state == "valid" or is_proof(request.get_host(), signals.get("ct_checkjs"))
    # Other page scripts do not work, so missing work is not evidence.
    worked = str(signals.get(PROOF, ""))
    proof = page_proofs.use(request, worked, "contacts") if worked else "off"
    around = Lookups(token=state, findings=findings, proof=proof)
    return Submission(text="", received=now(), signals=signals, is_scripted=is_scripted, lookups=around)


def _is_staff(request: HttpRequest) -> bool:
    user = getattr(request, "user", None)
    return bool(user and user.is_active and user.has_perm("wagtailadmin.access_admin"))


def _strings(text: str) -> list[str]:
    """Each string once, in the order of the map; a list is accepted too."""
    sent = _json(text)
    values = sent.values() if isinstance(sent, dict) else sent if isinstance(sent, list) else ()
    return list(dict.fromkeys(value for value in values if isinstance(value, str) and value))


def _object(text: str) -> Mapping[str, Any]:
    value = _json(text)
    return value if isinstance(value, dict) else {}


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
