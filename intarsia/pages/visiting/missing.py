"""What visitors see at an address that leads nowhere: the page that an owner chose for it, or words and ways on."""

import logging
from typing import Any, cast

from django.http import HttpRequest, HttpResponse
from django.urls import get_script_prefix
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext
from django.views import defaults
from wagtail.models import Page, Site

from intarsia.wire.limits import is_within_limit

from .own_pages import OwnPage, own_page
from .search_views import OWN_BOX

logger = logging.getLogger(__name__)

# A person who follows dead links never comes near it; what tries addresses gets a line of plain text then.
PER_MINUTE = 30


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """For a site's `handler404`. Answers 404 in every case, and a drawn page only to those who read pages."""
    response = _answer(request, exception)
    response.status_code = 404
    response["X-Robots-Tag"] = "noindex"
    # A cache between would show the line of a picture to those who ask for a page.
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _answer(request: HttpRequest, exception: Exception) -> HttpResponse:
    if not _is_read_by_a_person(request):
        return HttpResponse("Not found", content_type="text/plain")
    try:
        return _chosen(request) or _usual(request)
    except Exception:
        # Whatever fails here, from the database to a page type of the site: nobody shall get an error for a dead link.
        logger.exception("The page for addresses that lead nowhere could not be drawn.")
        return defaults.page_not_found(request, exception)


def _is_read_by_a_person(request: HttpRequest) -> bool:
    """Browsers say that they want HTML where a page was asked for; pictures, scripts and calls do not."""
    is_page_view = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("Accept", "")
    return is_page_view and is_within_limit(request, "missing", PER_MINUTE)


def _chosen(request: HttpRequest) -> HttpResponse | None:
    """The owner's page, where there is one in the language of the address."""
    from ..models import SiteDesign

    site = Site.find_for_request(request)
    page = SiteDesign.for_site(site).missing_page if site else None
    shown = cast(Page, page.localized) if page else None
    if shown is None or not shown.live or shown.get_view_restrictions():
        return None
    response = _settled(shown.specific.serve(request))
    # One of another language, or a page type that leads elsewhere by itself, answers with the way there.
    return response if response.status_code == 200 else None


def _settled(response: Any) -> HttpResponse:
    """A page of Django's templates is drawn late, which would be too late to catch what it fails by."""
    return response.render() if hasattr(response, "render") and not response.is_rendered else response


def _usual(request: HttpRequest) -> HttpResponse:
    title = pgettext("page", "This page does not exist")
    words = pgettext("page", "It may have moved, or there is a mistake in its address. Search for it, or begin anew.")
    text = {"type": "text", "props": {"id": "text-own", "editor": f"<p>{words}</p>"}}
    home = {"text": pgettext("page", "To the home page"), "link": {"url": _home(request)}, "variant": "secondary"}
    button = {"type": "button", "props": {"id": "button-own", **home}}
    return own_page(request, OwnPage(title=title), text, OWN_BOX, button)


def _home(request: HttpRequest) -> str:
    site = Site.find_for_request(request)
    return (site.root_page.localized.get_url(request) if site else None) or get_script_prefix()
