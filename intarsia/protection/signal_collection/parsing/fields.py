"""The fields that the page's script adds to forms. They belong to protection, not to a form's own data."""

import base64
import binascii
import json
from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest

SCRIPT_PROOF = "ct_checkjs"
SIGNALS = "ct_no_cookie_hidden_field"
VISIBLE_FIELDS = "apbct_visible_fields"
EVENT_TOKEN = "ct_bot_detector_event_token"
# The field with the visitor's session on this server.
SESSION = "apbct_session_id"
# The solution of the work that this server gave to the browser.
PROOF = "intarsia_proof"
# Whether the page can show one more step, and then the solution of its work.
CONFIRMATION = "intarsia_confirmation"
HONEYPOT = "apbct__email_id__"
OWN = (SCRIPT_PROOF, SIGNALS, VISIBLE_FIELDS, EVENT_TOKEN, SESSION, PROOF, CONFIRMATION)

FIELD_PREFIX = "_ct_no_cookie_data_"
MAX_BYTES = 32 * 1024


def is_own(name: str) -> bool:
    return name in OWN or name.startswith(HONEYPOT)


def is_password(name: str) -> bool:
    """Neither stored nor shown again. The name is all that is known of a form without a class."""
    return "password" in name.lower()


def honeypot_in(request: HttpRequest) -> str:
    """The content of the honeypot field."""
    return "".join(
        value for name, value in request.POST.items() if name.startswith(HONEYPOT) and isinstance(value, str)
    )


def sent(request: HttpRequest, name: str) -> str:
    """A field of protection; requests of other scripts have it in brackets."""
    return request.POST.get(name) or request.POST.get(f"data[{name}]") or ""


def signals_in(text: str) -> dict[str, Any]:
    """The no-cookie field: a prefix, then base64 of JSON."""
    _before, mark, encoded = text.rpartition(FIELD_PREFIX)
    return _decoded(encoded) if mark else {}


def visible_fields_in(text: str, names: Mapping[str, Any]) -> dict[str, Any] | None:
    """The record of the form with these fields, among those that the page sent."""
    return next((record for record in _decoded(text).values() if is_of_form(record, names)), None)


def is_of_form(record: Any, names: Mapping[str, Any]) -> bool:
    recorded = record.get("visible_fields") if isinstance(record, dict) else None
    return isinstance(recorded, str) and bool(set(recorded.split()) & set(names))


def _decoded(encoded: str) -> dict[str, Any]:
    if not encoded or len(encoded) > MAX_BYTES:
        return {}
    try:
        found = json.loads(base64.b64decode(encoded, validate=True))
    except (binascii.Error, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
