"""The response for a page that cannot be rendered: status 200 and readable content, never an error page."""

import logging
from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import formats
from django.utils.translation import get_language_bidi
from wagtail.models import Site

from intarsia.local_time import local_time
from intarsia.page_cache import Public, Uncacheable
from intarsia.page_cache.last_good_copies import last_good

from .. import assets
from ..counters import count
from ..design import Document, PageMeta
from ..resources.private_pages import without_private
from ..security_policy.page_policy import own_hosts, page_policy
from .plain_html import plain_html_of

logger = logging.getLogger(__name__)

# A failing render can take seconds, so caches keep this response. A change of the page purges it at once.
SECONDS_UNTIL_RETRY = 60
HEADER = "X-Intarsia-Rendered"


@dataclass(frozen=True)
class Fallback:
    """A page that could not be rendered."""

    document: Document
    footer: Document | None
    meta: PageMeta
    page: Any
    language: str
    # Without view restrictions.
    is_public: bool
    # In a preview: why it could not be rendered.
    reason: str = ""


def fallback_response(
    request: HttpRequest, failed: Public[Fallback] | Uncacheable[Fallback]
) -> Public[HttpResponse] | Uncacheable[HttpResponse]:
    """The last good version of the page, or its text. A preview shows its text and the reason."""
    if isinstance(failed, Uncacheable):
        return failed.map(lambda fallback: _response(request, replace(fallback, is_public=False)))
    return failed.map(lambda fallback: _response(request, fallback))


def _response(request: HttpRequest, fallback: Fallback) -> HttpResponse:
    if fallback.reason:
        return HttpResponse(_text_page(request, fallback))
    copy = last_good.find(request, fallback.page) if fallback.is_public else None
    rendered = "last-good" if copy else "texts"
    count("page_last_good" if copy else "page_as_texts")
    logger.warning("Visitors of %s get %s.", request.path, "its last good version" if copy else "only its text")
    response = HttpResponse(copy or _text_page(request, fallback))
    response.headers[HEADER] = rendered
    if fallback.is_public and last_good.is_anonymous(request):
        response.headers["Cache-Control"] = f"max-age=0, s-maxage={SECONDS_UNTIL_RETRY}"
    return response


def _text_page(request: HttpRequest, fallback: Fallback) -> str:
    site = Site.find_for_request(request)
    texts = plain_html_of({"main": fallback.document, "footer": fallback.footer}, request, site)
    context = {
        "meta": fallback.meta,
        "language": fallback.language,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "policy": page_policy((), own_hosts()),
        "stylesheet": assets.url("texts.css"),
        "notice": _notice(fallback),
        "path": request.path,
        "navigation": _navigation(request, site),
        "needs_title": "<h1>" not in texts["main"],
        **texts,
    }
    return render_to_string("intarsia/fallback.html", context, request)


def _notice(fallback: Fallback) -> list[str]:
    """The notice for staff; empty for visitors."""
    if not fallback.reason:
        return []
    time = last_good.rendered_at(fallback.page)
    if time is None:
        consequence = "Visitors would see only its text, as below."
    else:
        when = formats.date_format(local_time(time), "DATETIME_FORMAT")
        consequence = f"Visitors would still see the version of {when}."
    return [f"This version cannot be rendered: {fallback.reason}", consequence]


def _navigation(request: HttpRequest, site: Site | None) -> list[dict[str, str]]:
    """Links to the home page and to the first level of the site's menu."""
    if site is None:
        return []
    pages = without_private(site.root_page.get_children().live().in_menu())
    links = [{"text": page.title, "href": page.get_url(request, current_site=site)} for page in pages]
    home = {"text": site.site_name or site.root_page.title, "href": site.root_page.get_url(request, current_site=site)}
    return [home, *links]
