"""The site search: a page with the results, and a call for suggestions while visitors type."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language, override, pgettext
from django.views.decorators.http import require_safe
from wagtail.models import Site

from intarsia.page_contributions import form_refusal
from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.requests.numbers import number_in

from ..languages import language_of
from .site_search import MAX_QUERY_LENGTH, SiteSearch
from .system_page import SystemPage, system_page

PER_MINUTE = 30
BOX_ID = "search-own"
# The search widget that shows the results.
SEARCH_BOX = {
    "type": "search",
    "props": {"id": BOX_ID, "button": "words", "field_width": {"size": 100, "unit": "%"}},
}


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    site_search = _site_search(request, request.GET)
    is_within = not site_search or not site_search.query or is_within_limit(request, "search", PER_MINUTE)
    if site_search and (refusal := form_refusal("search", request, site_search.query)):
        return refusal
    language = site_search.language if site_search else get_language() or settings.LANGUAGE_CODE
    with override(language):
        found = site_search.results(_page_number(request)) if site_search and is_within else _no_results(request)
        shown = found | {"box": BOX_ID, "is_too_often": not is_within}
        page = SystemPage(pgettext("page", "Search"), visitor_state={"search": shown})
        response = system_page(request, page, SEARCH_BOX)
    response.status_code = 200 if is_within else 429
    return response


def _page_number(request: HttpRequest) -> int:
    return number_in(request.GET.get("page", "")) or 1


def suggestions(request: HttpRequest) -> dict[str, Any]:
    """Titles of pages that match what was typed so far."""
    site_search = _site_search(request, request.POST)
    return {"suggestions": site_search.suggestions() if site_search else []}


def _no_results(request: HttpRequest) -> dict[str, Any]:
    return {"query": request.GET.get("q", "")[:MAX_QUERY_LENGTH], "count": 0, "number": 1, "pages": 1, "results": []}


def _site_search(request: HttpRequest, fields: Any) -> SiteSearch | None:
    """None if no site matches the request."""
    site = Site.find_for_request(request)
    if site is None:
        return None
    known = dict(getattr(settings, "WAGTAIL_CONTENT_LANGUAGES", settings.LANGUAGES))
    default = language_of(site.root_page) or settings.LANGUAGE_CODE
    language = fields.get("in", "") if fields.get("in", "") in known else default
    # PostgreSQL rejects null characters, and SQLite ends a text there.
    query = " ".join(fields.get("q", "").replace("\x00", " ").split())[:MAX_QUERY_LENGTH]
    return SiteSearch(site, language, query)
