"""One more step before a doubtful message is held: what the page's script shows, in a dialog."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.forms import BaseForm
from django.forms.utils import pretty_name
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.html import format_html

from intarsia.documents.json_text import json_text

from ...signal_collection.parsing.fields import is_own, is_password
from ...texts.site_texts import site_of, site_texts
from ..judging import JudgedMessage
from .answers import asks_for_json

TEXTS: Final = ("confirm_title", "confirm", "confirm_button", "confirm_working", "confirm_back")


def step_of(judged: JudgedMessage, request: HttpRequest) -> dict[str, Any]:
    """The challenge, and the texts of the dialog. Empty if the message needs no step."""
    if judged.challenge is None:
        return {}
    return {"challenge": judged.challenge.model_dump(), "texts": site_texts(site_of(request), TEXTS)}


@dataclass(frozen=True)
class LostInput:
    """An input that is empty when the form is shown again: pages repeat no password, browsers keep no files."""

    name: str
    type: str
    label: str
    is_multiple: bool = False


def step_notice(judged: JudgedMessage, request: HttpRequest, again: Sequence[str] = ()) -> str:
    """Shown above the form. Its script finds the step in it; without one, the form can be sent again and is held.
    Inputs with the names `again` have to be filled in again first.
    """
    step = step_of(judged, request) | {"again": list(again)}
    text = step["texts"]["confirm"]
    if asks_for_json(request):
        return str(text)
    return format_html('<span data-intarsia-step="{}">{}</span>', json_text(step), text)


def asked(judged: JudgedMessage, request: HttpRequest, form_class: type[BaseForm] | None = None) -> HttpResponse:
    """The response to a form of a view: data for a script, or a page that contains the same answers again. The labels
    of `form_class` name what has to be filled in again.
    """
    step = step_of(judged, request)
    response: HttpResponse
    if asks_for_json(request):
        errors = {"__all__": [{"message": step["texts"]["confirm"], "code": "confirm"}]}
        response = JsonResponse({"success": False, "errors": errors, "confirm": step}, status=422)
    else:
        again = list(_lost_inputs(request, form_class))
        names = {one.name for one in again}
        answers = [
            (name, value)
            for name, values in request.POST.lists()
            for value in values
            if not is_own(name) and name not in names and name != "csrfmiddlewaretoken"
        ]
        step["again"] = [one.name for one in again]
        context = {"form": judged.form, "step": json_text(step), "texts": step["texts"], "answers": answers}
        context |= {"again": again, "has_files": bool(request.FILES)}
        response = render(request, "intarsia/protection/confirm.html", context, status=422)
    response["Cache-Control"] = "no-store"
    return response


def _lost_inputs(request: HttpRequest, form_class: type[BaseForm] | None) -> Iterator[LostInput]:
    for name in request.POST:
        if is_password(name):
            yield LostInput(name, "password", _label_of(name, form_class))
    for name, files in request.FILES.lists():
        if not is_own(name):
            yield LostInput(name, "file", _label_of(name, form_class), len(files) > 1)


def _label_of(name: str, form_class: type[BaseForm] | None) -> str:
    """Translated, if the form has a label. The name is all that is known of a form without a class."""
    fields = form_class.base_fields if form_class else {}  # type: ignore[attr-defined]
    return str((fields[name].label if name in fields else "") or pretty_name(name))
