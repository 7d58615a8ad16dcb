"""A form on a separate page: its preview, and its answer if the page that showed it is gone."""

from typing import TYPE_CHECKING, Any

from django.http import HttpRequest, HttpResponse

from intarsia.pages.site_views.system_page import SystemPage, system_page

from .visit import STATE_KEY, FormVisit

if TYPE_CHECKING:
    from ..models import WebForm


def form_page(form: "WebForm", request: HttpRequest, visit: FormVisit, *above: dict[str, Any]) -> HttpResponse:
    """`above` are elements between the page's title and the form."""
    page = SystemPage(form.title, visitor_state={STATE_KEY: visit})
    element = {"type": "form", "props": {"id": "form-own", "form": {"id": form.pk}, "show_title": ""}}
    return system_page(request, page, *above, element)
