"""The page that a path of a site leads to."""

from typing import Any
from urllib.parse import unquote

from django.http import HttpRequest
from wagtail.models import Page, Site


def page_at(site: Site, path: str) -> Any:
    """None if no page of the site has this path."""
    request = HttpRequest()
    request._wagtail_site = site  # type: ignore[attr-defined]  # What Wagtail finds by the host of a request.
    found = Page.find_for_request(request, unquote(path).replace("\x00", ""))
    return found.specific if found else None
