"""How visitors search: a page that shows what was found, and a call for suggestions while they type."""

from typing import Any

from django.apps import apps
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language, override, pgettext
from django.views.decorators.http import require_safe
from wagtail.models import Site

from intarsia.wire.limits import is_within_limit
from intarsia.wire.registry import register

from ..serving import language_of
from .own_pages import OwnPage, own_page
from .site_search import LONGEST_QUERY, Searching

PER_MINUTE = 30
# The one that shows the results.
OWN_BOX = {
    "type": "search",
    "props": {"id": "search-own", "button": "words", "field_width": {"size": 100, "unit": "%"}},
}


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    searching = _searching(request, request.GET)
    asked = request.GET.get("page", "1")
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 1
    is_within = not searching or not searching.query or is_within_limit(request, "search", PER_MINUTE)
    if searching and _is_refused(request, searching.query):
        return _refused(request)
    language = searching.language if searching else get_language() or settings.LANGUAGE_CODE
    with override(language):
        found = searching.results(number) if searching and is_within else _nothing(request.GET.get("q", ""))
        page = OwnPage(
            title=pgettext("page", "Search"), search=found | {"box": "search-own", "is_too_often": not is_within}
        )
        response = own_page(request, page, OWN_BOX)
    response.status_code = 200 if is_within else 429
    return response


def _is_refused(request: HttpRequest, query: str) -> bool:
    if not apps.is_installed("intarsia.protection"):
        return False
    from intarsia.protection.forms.api import is_refused_search

    return is_refused_search(request, query)


def _refused(request: HttpRequest) -> HttpResponse:
    from intarsia.protection.forms.api import refused

    return refused(request)


@register("search_suggestions", guard="public_read", max_bytes=2048, per_minute=120)
def suggestions(request: HttpRequest) -> dict[str, Any]:
    searching = _searching(request, request.POST)
    return {"suggestions": searching.suggestions() if searching else []}


def _nothing(query: str) -> dict[str, Any]:
    return {"query": query[:LONGEST_QUERY], "count": 0, "number": 1, "pages": 1, "results": []}


def _searching(request: HttpRequest, asked: Any) -> Searching | None:
    """None where there is no site."""
    site = Site.find_for_request(request)
    if site is None:
        return None
    known = dict(getattr(settings, "WAGTAIL_CONTENT_LANGUAGES", settings.LANGUAGES))
    usual = language_of(site.root_page) or settings.LANGUAGE_CODE
    language = asked.get("in", "") if asked.get("in", "") in known else usual
    # No database holds a null character, and SQLite ends a text there.
    query = " ".join(asked.get("q", "").replace("\x00", " ").split())[:LONGEST_QUERY]
    return Searching(site, language, query)
