"""The call that stores values, under the names of the contract."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from pydantic import BaseModel

from ...page_script.client_errors import note_errors
from ..parsing.known_signals import KINDS
from .store import save


class Cookies(BaseModel):
    """A JSON object of values by name, or a list of names with their values. Some scripts add the time of expiry."""

    cookies: str = ""


class SaveAnswer(BaseModel):
    success: bool


def save_session(request: HttpRequest, given: Cookies) -> HttpResponse:
    """Stores signals on the server, for pages whose forms cannot carry them."""
    values = _values(given.cookies)
    if not values:
        return JsonResponse({"success": False, "error": "AltSessions: No cookies data provided."})
    note_errors(request, values)
    response = JsonResponse({"success": True})
    # Error reports alone do not start a session.
    if not values.keys().isdisjoint(KINDS):
        save(request, values, response)
    return response


def _values(text: str) -> dict[str, Any]:
    try:
        values: Any = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    if isinstance(values, dict):
        return values
    rows = values if isinstance(values, list) else []
    return {row[0]: row[1] for row in rows if isinstance(row, list) and len(row) > 1 and isinstance(row[0], str)}
