"""Instead of a page that cannot be drawn: 200 and something to read, never an error page."""

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import formats
from django.utils.timezone import localtime
from django.utils.translation import get_language_bidi
from wagtail.models import Site

from .. import assets
from ..counters import count
from ..policy import own_hosts, page_policy
from ..render import Document
from . import last_good
from .texts import texts_of

if TYPE_CHECKING:
    from ..page import PageText

logger = logging.getLogger(__name__)

# Drawing a page in vain can take seconds, so not every visitor causes it. A change of the page is shown at once.
SECONDS_UNTIL_TRIED_AGAIN = 60
HEADER = "X-Intarsia-Drawn"


@dataclass(frozen=True)
class Undrawn:
    """All that is known of a page that could not be drawn."""

    document: Document
    footer: Document | None
    text: "PageText"
    page: Any
    language: str
    is_public: bool
    # Only in a preview: why it could not be drawn.
    reason: str = ""


def undrawn_response(request: HttpRequest, undrawn: Undrawn) -> HttpResponse:
    """The page as it was drawn last, else its texts. Staff who preview it get the texts and learn why."""
    if undrawn.reason:
        return HttpResponse(_texts(request, undrawn))
    copy = last_good.find(request, undrawn.page) if undrawn.is_public else None
    drawn = "last-good" if copy else "texts"
    count("page_last_good" if copy else "page_as_texts")
    logger.warning("Visitors of %s get %s.", request.path, "the page as it was drawn last" if copy else "its texts")
    response = HttpResponse(copy or _texts(request, undrawn))
    response.headers[HEADER] = drawn
    if undrawn.is_public and last_good.is_anonymous(request):
        response.headers["Cache-Control"] = f"max-age=0, s-maxage={SECONDS_UNTIL_TRIED_AGAIN}"
    return response


def _texts(request: HttpRequest, undrawn: Undrawn) -> str:
    site = Site.find_for_request(request)
    texts = texts_of({"main": undrawn.document, "footer": undrawn.footer}, request, site)
    context = {
        "text": undrawn.text,
        "language": undrawn.language,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "policy": page_policy((), own_hosts()),
        "stylesheet": assets.url("texts.css"),
        "notice": _notice(undrawn),
        "address": request.path,
        "navigation": _navigation(request, site),
        "needs_title": "<h1>" not in texts["main"],
        **texts,
    }
    return render_to_string("intarsia/undrawn.html", context, request)


def _notice(undrawn: Undrawn) -> list[str]:
    """For staff alone."""
    if not undrawn.reason:
        return []
    time = last_good.drawn_at(undrawn.page)
    if time is None:
        consequence = "Visitors would get its texts like this, without design."
    else:
        when = formats.date_format(localtime(time), "DATETIME_FORMAT")
        consequence = f"Visitors would go on seeing the page as it was drawn on {when}."
    return [f"This version cannot be drawn: {undrawn.reason}", consequence]


def _navigation(request: HttpRequest, site: Site | None) -> list[dict[str, str]]:
    """The site's name, leading home, and what its menus show first."""
    if site is None:
        return []
    pages = site.root_page.get_children().live().public().in_menu()
    links = [{"text": page.title, "href": page.get_url(request, current_site=site)} for page in pages]
    home = {"text": site.site_name or site.root_page.title, "href": site.root_page.get_url(request, current_site=site)}
    return [home, *links]
