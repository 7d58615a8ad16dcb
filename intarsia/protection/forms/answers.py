"""What a visitor is told whose message is kept or refused: a page, or what scripts of the contract expect."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from ..gathering.reading.fields import is_own
from ..texts.known import GROUPS
from ..texts.said import said, say, site_of

# Never told: score and reasons. They would teach whoever writes robots.


def is_asked_by_script(request: HttpRequest) -> bool:
    wanted = request.headers.get("Accept", "")
    by_ajax = request.headers.get("X-Requested-With") == "XMLHttpRequest"
    return by_ajax or ("application/json" in wanted and "text/html" not in wanted)


def refused(request: HttpRequest, *, stop_script: bool = False) -> HttpResponse:
    """The visitor's words come along: nobody has to write them twice."""
    if is_asked_by_script(request):
        told = {"blocked": True, "comment": say(request, "refused"), "stop_script": int(stop_script)}
        response: HttpResponse = JsonResponse({"apbct": told})
    else:
        written = [(name, value) for name, value in request.POST.items() if not is_own(name) and len(str(value)) > 1]
        shown = [one for one in written if one[0] != "csrfmiddlewaretoken"]
        context = {"texts": _texts(request), "written": shown}
        response = render(request, "intarsia/protection/refused.html", context, status=403)
    response["Cache-Control"] = "no-store"
    return response


def held(request: HttpRequest) -> HttpResponse:
    response: HttpResponse
    if is_asked_by_script(request):
        response = JsonResponse({"success": True})
    else:
        response = render(request, "intarsia/protection/held.html", {"texts": _texts(request)})
    response["Cache-Control"] = "no-store"
    return response


def _texts(request: HttpRequest) -> dict[str, str]:
    return said(site_of(request), GROUPS["forms"])
