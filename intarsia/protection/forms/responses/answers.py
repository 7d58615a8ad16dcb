"""The response for a held or refused message: a page, or what scripts of the contract expect."""

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.html import strip_tags

from ...signal_collection.parsing.fields import is_own, is_password
from ...texts.known import GROUPS
from ...texts.site_texts import lazy_text_for, site_of, site_texts
from ..form_test_mode import is_test, result_message

# Contains neither score nor reasons, because they would teach bots.


def is_asked_by_script(request: HttpRequest) -> bool:
    return request.headers.get("X-Requested-With") == "XMLHttpRequest" or asks_for_json(request)


def asks_for_json(request: HttpRequest) -> bool:
    accepted = request.headers.get("Accept", "")
    return "application/json" in accepted and "text/html" not in accepted


def refusal(request: HttpRequest) -> Any:
    """Shown above the form, which can be sent again."""
    return result_message(request) if is_test(request) else lazy_text_for(request, "refused")


def refused(request: HttpRequest, *, stop_script: bool = False) -> HttpResponse:
    """The form keeps the visitor's text."""
    if is_asked_by_script(request):
        comment = strip_tags(str(refusal(request)))
        answer = {"blocked": True, "comment": comment, "stop_script": int(stop_script)}
        response: HttpResponse = JsonResponse({"apbct": answer})
    else:
        written = [(name, value) for name, value in request.POST.items() if _is_text(name) and len(str(value)) > 1]
        context = {"texts": _texts(request) | {"refused": refusal(request)}, "written": written}
        response = render(request, "intarsia/protection/refused.html", context, status=403)
    response["Cache-Control"] = "no-store"
    return response


def _is_text(name: str) -> bool:
    """Whether it is the visitor's text, but no password, which people nearby could read."""
    return not is_own(name) and not is_password(name) and name != "csrfmiddlewaretoken"


def held(request: HttpRequest) -> HttpResponse:
    response: HttpResponse
    if is_asked_by_script(request):
        response = JsonResponse({"success": True})
    else:
        response = render(request, "intarsia/protection/held.html", {"texts": _texts(request)})
    response["Cache-Control"] = "no-store"
    return response


def _texts(request: HttpRequest) -> dict[str, str]:
    return site_texts(site_of(request), GROUPS["forms"])
