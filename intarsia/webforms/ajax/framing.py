"""Replies of web-form calls by ajax: JSON between two markers, so that text of other code around it does no harm."""

from typing import Any

from django.http import HttpResponse
from django.utils.translation import pgettext_lazy
from pydantic import BaseModel

from intarsia.documents.json_text import json_text
from intarsia.wire import CallError

START, END = "<!-- gf:json_start -->", "<!-- gf:json_end -->"
STALE_NONCE = "rest_cookie_invalid_nonce"
EXPIRED = pgettext_lazy("page", "Your session has expired. Please refresh the page and try again.")


class Framed:
    """A failure has status 200, so that page scripts read its message. They know a nonce and a crash by 403 and 500."""

    def success(self, data: Any) -> HttpResponse:
        value = data.model_dump(mode="json") if isinstance(data, BaseModel) else data
        return _framed({"success": True, "data": value})

    def failure(self, error: CallError) -> HttpResponse:
        text = EXPIRED if error.code == STALE_NONCE else error.message
        status = error.status if error.status in (403, 429) or error.status >= 500 else 200
        return _framed({"success": False, "data": str(text)}, status)


def _framed(reply: dict[str, Any], status: int = 200) -> HttpResponse:
    # No value can contain a marker or a tag.
    text = json_text(reply).replace("<", "\\u003c")
    return HttpResponse(f"{START}{text}{END}", content_type="text/plain; charset=utf-8", status=status)
