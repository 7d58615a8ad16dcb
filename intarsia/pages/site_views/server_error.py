"""The 500 page, in the look of the site. While the database is unavailable, it keeps what a form has sent."""

import sys

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from django.views import defaults

from intarsia.page_cache.last_good_copies.database_outage import is_database_error
from intarsia.rendering.fallback.error_page import bare_page, error_page
from intarsia.rendering.fallback.unsent import unsent_part
from intarsia.rendering.security_policy.page_policy import SHARED_HEADERS

SECONDS_UNTIL_RETRY = 60


def server_error(request: HttpRequest) -> HttpResponse:
    """For a site's `handler500`. Only browsers that load a page get HTML of the site."""
    if "text/html" not in request.headers.get("Accept", ""):
        return defaults.server_error(request)
    # Django calls this while it handles the exception.
    if request.method == "POST" and is_database_error(sys.exc_info()[1]) and (part := unsent_part(request)):
        response = _response(_kept(request, part) or bare_page(_language(), part), 503)
        response.headers["Retry-After"] = str(SECONDS_UNTIL_RETRY)
        return response
    html = _kept(request)
    return defaults.server_error(request) if html is None else _response(html, 500)


def _response(html: str, status: int) -> HttpResponse:
    response = HttpResponse(html, status=status)
    for name, value in SHARED_HEADERS.items():
        response.headers[name] = value
    response.headers["X-Robots-Tag"] = "noindex"
    response.headers["Cache-Control"] = "no-store"
    return response


def _language() -> str:
    return get_language() or settings.LANGUAGE_CODE


def _kept(request: HttpRequest, main: str = "") -> str | None:
    try:
        return error_page(request, _language(), main) or error_page(request, settings.LANGUAGE_CODE, main)
    except DisallowedHost:
        return None
