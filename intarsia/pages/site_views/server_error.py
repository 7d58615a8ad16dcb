"""The 500 page, in the look of the site."""

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from django.views import defaults

from intarsia.rendering.fallback.error_page import error_page
from intarsia.rendering.security_policy.page_policy import SHARED_HEADERS


def server_error(request: HttpRequest) -> HttpResponse:
    """For a site's `handler500`. Only browsers that load a page get HTML of the site."""
    html = _kept(request) if "text/html" in request.headers.get("Accept", "") else None
    if html is None:
        return defaults.server_error(request)
    response = HttpResponse(html, status=500)
    for name, value in SHARED_HEADERS.items():
        response.headers[name] = value
    response.headers["X-Robots-Tag"] = "noindex"
    response.headers["Cache-Control"] = "no-store"
    return response


def _kept(request: HttpRequest) -> str | None:
    language = get_language() or settings.LANGUAGE_CODE
    try:
        return error_page(request, language) or error_page(request, settings.LANGUAGE_CODE)
    except DisallowedHost:
        return None
