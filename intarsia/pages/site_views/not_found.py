"""The 404 page: the page chosen in the site's design, or a standard text with a search and a link home."""

import logging
from typing import Any, cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import get_script_prefix
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language, override, pgettext
from django.views import defaults
from wagtail.models import Page, Site

from intarsia.wire.guarding.limits import is_within_limit

from ..languages import language_of_site, url_as_the_site_writes_it
from ..models import SiteDesign
from .search_views import SEARCH_BOX
from .system_page import SystemPage, system_page

logger = logging.getLogger(__name__)

# No person reaches this limit. Scanners that try URLs get plain text from then on.
PER_MINUTE = 30


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """For a site's `handler404`. Only browsers that load a page get HTML. The status is 404, except for a URL with
    another form of a language prefix, which leads to the one that the site has.
    """
    if url := url_as_the_site_writes_it(request):
        return HttpResponseRedirect(url)
    response = _response(request, exception)
    response.status_code = 404
    response["X-Robots-Tag"] = "noindex"
    # A shared cache must not serve the plain text of an image request to a browser that loads a page.
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _response(request: HttpRequest, exception: Exception) -> HttpResponse:
    if not _is_page_view(request):
        return HttpResponse("Not found", content_type="text/plain")
    try:
        # The header is in the default language where the site has no pages in that of the URL.
        with override(language_of_site(get_language() or settings.LANGUAGE_CODE)):
            return _chosen_page(request) or _standard_page(request)
    except Exception:
        # Any failure, such as one in a page type of the site, must still give a 404.
        logger.exception("The 404 page could not be rendered.")
        return defaults.page_not_found(request, exception)


def _is_page_view(request: HttpRequest) -> bool:
    """Browsers accept HTML when they load a page, but not for images, scripts and calls."""
    accepts_html = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("Accept", "")
    return accepts_html and is_within_limit(request, "missing", PER_MINUTE)


def _chosen_page(request: HttpRequest) -> HttpResponse | None:
    """The page from the site's design, if it exists in the language of the URL."""
    site = Site.find_for_request(request)
    page = SiteDesign.for_site(site).missing_page if site else None
    page = cast(Page, page.localized) if page else None
    if page is None or not page.live or page.get_view_restrictions():
        return None
    response = _rendered(page.specific.serve(request))
    # A page of another language or a page type of the site may redirect.
    return response if response.status_code == 200 else None


def _rendered(response: Any) -> HttpResponse:
    """Renders a TemplateResponse now, while errors are still caught."""
    return response.render() if hasattr(response, "render") and not response.is_rendered else response


def _standard_page(request: HttpRequest) -> HttpResponse:
    title = pgettext("page", "This page does not exist")
    explanation = pgettext("page", "It may have moved, or the URL is wrong. Search for it, or start at the home page.")
    text = {"type": "text", "props": {"id": "text-own", "editor": f"<p>{explanation}</p>"}}
    home = {"text": pgettext("page", "To the home page"), "link": {"url": _home(request)}, "variant": "secondary"}
    button = {"type": "button", "props": {"id": "button-own", **home}}
    return system_page(request, SystemPage(title=title), text, SEARCH_BOX, button)


def _home(request: HttpRequest) -> str:
    site = Site.find_for_request(request)
    return (site.root_page.localized.get_url(request) if site else None) or get_script_prefix()
