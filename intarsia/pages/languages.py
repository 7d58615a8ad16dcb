"""Which language an address is in: what it says itself, or the site's first one.

Django's own LocaleMiddleware would do that too. It also tells caches that addresses without a language depend on what
the visitor's browser prefers, so that no page of the first language would be kept by any of them.
"""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import get_language_from_path, override


class LanguageOfAddress:
    """Middleware for a site whose addresses are `i18n_patterns(…, prefix_default_language=False)`."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = get_language_from_path(request.path_info) or settings.LANGUAGE_CODE
        with override(language):
            request.LANGUAGE_CODE = language
            response = self.get_response(request)
        return response


def to_own_address(page: Any, request: HttpRequest) -> HttpResponse | None:
    """The way to the page's own address, where it was found at one of another language.

    Wagtail shows the pages of the first language below every other one that has none of its own, each a second time.
    """
    from .serving import language_of

    of_address, of_page = get_language_from_path(request.path_info), language_of(page)
    # What is sent to an address would not come along.
    if request.method not in ("GET", "HEAD") or not of_address or not of_page or of_address == of_page:
        return None
    own, asked = page.get_url(request), request.META.get("QUERY_STRING", "")
    if not own or own == request.path:
        return None
    return HttpResponseRedirect(f"{own}?{asked}" if asked else own)
