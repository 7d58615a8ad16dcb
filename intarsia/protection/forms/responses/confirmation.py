"""One more step before a doubtful message is held: what the page's script shows, in a dialog."""

from typing import Any, Final

from django.http import HttpRequest
from django.utils.html import format_html

from intarsia.documents.json_text import json_text

from ...texts.site_texts import site_of, site_texts
from ..judging import Judged
from .answers import asks_for_json

TEXTS: Final = ("confirm_title", "confirm", "confirm_button", "confirm_working", "confirm_back")


def step_of(judged: Judged, request: HttpRequest) -> dict[str, Any]:
    """The challenge, and the texts of the dialog. Empty if the message needs no step."""
    if judged.challenge is None:
        return {}
    return {"challenge": judged.challenge.model_dump(), "texts": site_texts(site_of(request), TEXTS)}


def step_notice(judged: Judged, request: HttpRequest) -> str:
    """Shown above the form. Its script finds the step in it; without one, the form can be sent again and is held."""
    step = step_of(judged, request)
    text = step["texts"]["confirm"]
    if asks_for_json(request):
        return str(text)
    return format_html('<span data-intarsia-step="{}">{}</span>', json_text(step), text)
