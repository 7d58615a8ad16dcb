"""The page that a URL of ours refers to."""

from typing import Any

from django.http import Http404, HttpRequest
from wagtail.models import Page, Site


def page_of(request: HttpRequest, pk: int) -> Any:
    page = Page.objects.live().filter(pk=pk).first()
    site = Site.find_for_request(request)
    if page is None or page.get_site() != site:
        raise Http404("There is no such page.")
    if any(not one.accept_request(request) for one in page.get_view_restrictions()):
        raise Http404("There is no such page.")
    return page.specific
