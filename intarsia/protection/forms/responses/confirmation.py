"""One more step before a doubtful message is held: what the page's script shows, in a dialog."""

from typing import Any, Final

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.html import format_html

from intarsia.documents.json_text import json_text

from ...signal_collection.parsing.fields import is_own
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


def asked(judged: Judged, request: HttpRequest) -> HttpResponse:
    """The response to a form of a view: data for a script, or a page that contains the same answers again."""
    step = step_of(judged, request)
    response: HttpResponse
    if asks_for_json(request):
        errors = {"__all__": [{"message": step["texts"]["confirm"], "code": "confirm"}]}
        response = JsonResponse({"success": False, "errors": errors, "confirm": step}, status=422)
    else:
        answers = [
            (name, value)
            for name, values in request.POST.lists()
            for value in values
            if not is_own(name) and name != "csrfmiddlewaretoken"
        ]
        context = {"form": judged.form, "step": json_text(step), "texts": step["texts"], "answers": answers}
        response = render(request, "intarsia/protection/confirm.html", context, status=422)
    response["Cache-Control"] = "no-store"
    return response
