"""Which language an address is in: what it says itself, or the site's first one.

Django's own LocaleMiddleware would do that too. It also tells caches that addresses without a language depend on what
the visitor's browser prefers, so that no page of the first language would be kept by any of them.
"""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
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
