"""The signals of a submission, from wherever the cookie mode stores them."""

from typing import Any
from urllib.parse import unquote

from django.http import HttpRequest

from ..sessions.store import load
from .fields import EVENT_TOKEN, SCRIPT_PROOF, SIGNALS, VISIBLE_FIELDS, is_of_form, sent, signals_in, visible_fields_in
from .known_signals import known

# Their indexes end at 10.
FORMS_WITH_COOKIES = 11


def signals_of(request: HttpRequest) -> dict[str, Any]:
    """Fields of the form describe this page; cookies and sessions may describe an earlier one."""
    found: dict[str, Any] = {}
    for source in (load(request), _cookies(request), signals_in(sent(request, SIGNALS)), _in_fields(request)):
        found |= known(source)
    record = visible_fields_in(sent(request, VISIBLE_FIELDS), request.POST) or _in_form_cookies(request)
    return found | known({VISIBLE_FIELDS: record})


def _in_form_cookies(request: HttpRequest) -> dict[str, Any] | None:
    """In cookie mode, each form of a page has its own cookie."""
    for index in range(FORMS_WITH_COOKIES):
        record = known({VISIBLE_FIELDS: unquote(request.COOKIES.get(f"{VISIBLE_FIELDS}_{index}", ""))})
        if record and is_of_form(record[VISIBLE_FIELDS], request.POST):
            return record[VISIBLE_FIELDS]
    return None


def _in_fields(request: HttpRequest) -> dict[str, str]:
    return {name: value for name in (SCRIPT_PROOF, EVENT_TOKEN) if (value := sent(request, name))}


def _cookies(request: HttpRequest) -> dict[str, str]:
    """Scripts percent-encode the values of cookies."""
    return {name: unquote(value) for name, value in request.COOKIES.items()}
