"""The language of a page and of a URL. A URL without a language prefix is in the site's default language."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import get_language_from_path, override

from intarsia.page_cache.cached_lookup import cached_lookup


class LanguageFromUrl:
    """Middleware for a site whose URLs are `i18n_patterns(…, prefix_default_language=False)`.

    Django's LocaleMiddleware also adds `Vary: Accept-Language` to URLs without a prefix, so no cache would keep the
    pages of the default language.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = get_language_from_path(request.path_info) or settings.LANGUAGE_CODE
        with override(language):
            request.LANGUAGE_CODE = language
            response = self.get_response(request)
        return response


def language_of(page: Any) -> str | None:
    """The language that the page is written in; None for a template, and on a site with one language."""
    pk = getattr(page, "locale_id", None) if getattr(settings, "WAGTAIL_I18N_ENABLED", False) else None
    if pk is None:
        return None
    return cached_lookup("language", [pk], lambda *_: (), lambda _pks: {pk: page.locale.language_code})[pk]


def redirect_to_own_url(page: Any, request: HttpRequest) -> HttpResponse | None:
    """A redirect to the page's own URL if it was requested by the URL of another language.

    Wagtail serves pages of the default language a second time below the prefix of a language without a page tree.
    """
    url_language, page_language = get_language_from_path(request.path_info), language_of(page)
    # A redirect would lose the body of other methods.
    if request.method not in ("GET", "HEAD") or not url_language or not page_language or url_language == page_language:
        return None
    url, query = page.get_url(request), request.META.get("QUERY_STRING", "")
    if not url or url == request.path:
        return None
    return HttpResponseRedirect(f"{url}?{query}" if query else url)
