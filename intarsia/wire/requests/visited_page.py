"""The page that a URL of ours refers to."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from wagtail.models import Page, Site

from ..page_context import PageContext, page_context
from .current_request import set_current_page


def page_of(request: HttpRequest, pk: int) -> Any:
    page = Page.objects.live().filter(pk=pk).first()
    site = Site.find_for_request(request)
    if page is None or page.get_site() != site:
        raise Http404("There is no such page.")
    if any(not one.accept_request(request) for one in page.get_view_restrictions()):
        raise Http404("There is no such page.")
    return page.specific


def serve_in(context: PageContext, page: Any, request: HttpRequest) -> HttpResponse:
    """The page with what the view adds. A page type of the site may return a response that is not rendered yet."""
    set_current_page(page)
    with page_context(context):
        response = page.serve(request)
        return response.render() if hasattr(response, "render") else response
