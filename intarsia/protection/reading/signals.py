"""The signals of a submission, wherever the cookie mode has put them: the same ones from each place."""

from typing import Any
from urllib.parse import unquote

from django.http import HttpRequest

from .fields import EVENT_TOKEN, SCRIPT_PROOF, SIGNALS, VISIBLE_FIELDS, sent, signals_in, visible_fields_in
from .known_signals import known

PER_FORM_COOKIES = 11


def signals_of(request: HttpRequest) -> dict[str, Any]:
    """What the form itself brings is of this very page; cookies and sessions may be of an earlier one."""
    found = known(_cookies(request)) | known(signals_in(sent(request, SIGNALS))) | known(_in_fields(request))
    if record := visible_fields_in(sent(request, VISIBLE_FIELDS), request.POST):
        found["apbct_visible_fields"] = record
    return found


def _in_fields(request: HttpRequest) -> dict[str, str]:
    return {name: value for name in (SCRIPT_PROOF, EVENT_TOKEN) if (value := sent(request, name))}


def _cookies(request: HttpRequest) -> dict[str, str]:
    """Scripts percent-encode what they put into cookies."""
    return {name: unquote(value) for name, value in request.COOKIES.items()}
