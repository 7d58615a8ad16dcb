"""The language of a page and of a URL. A URL without a language prefix is in the site's default language."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.conf.urls.i18n import is_language_prefix_patterns_used
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import get_script_prefix, get_urlconf, is_valid_path
from django.utils.encoding import escape_uri_path
from django.utils.translation import get_language_from_path, override
from wagtail.models import Page

from intarsia.page_cache.cached_lookup import cached_lookup


class LanguageFromUrl:
    """Middleware for a site whose URLs are `i18n_patterns`, in place of Django's LocaleMiddleware.

    Django's depends on the visitor's browser for URLs without a prefix and adds `Vary: Accept-Language` to them, so no
    cache would keep them.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = get_language_from_path(request.path_info) or settings.LANGUAGE_CODE
        with override(language):
            request.LANGUAGE_CODE = language
            response = self.get_response(request)
        url = _url_in_default_language(request) if response.status_code == 404 else None
        return HttpResponseRedirect(url) if url else response


def _url_in_default_language(request: HttpRequest) -> str | None:
    """`/en/visit/` for `/visit/`, if the site has such URLs and the default language has a prefix, too."""
    has_prefixes, default_has_prefix = is_language_prefix_patterns_used(get_urlconf() or settings.ROOT_URLCONF)
    is_page_view = has_prefixes and default_has_prefix and request.method in ("GET", "HEAD")
    if not is_page_view or get_language_from_path(request.path_info):
        return None
    # A leading slash more would lead to another host.
    path = f"/{settings.LANGUAGE_CODE}/{request.path_info.lstrip('/')}"
    if settings.APPEND_SLASH and not path.endswith("/") and not is_valid_path(path):
        path += "/"
    query = request.META.get("QUERY_STRING", "")
    url = f"{get_script_prefix()}{escape_uri_path(path[1:])}{f'?{query}' if query else ''}"
    return url if is_valid_path(path) else None


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


def route_below_draft(page: Any, request: HttpRequest, path_components: list[str]) -> Any:
    """The route to a live page below the translation of `page`, which is a draft; None if there is none.

    Wagtail takes the home page of the default language instead of a draft, so it would not find these pages.
    """
    url_language = get_language_from_path(request.path_info)
    if not path_components or not url_language or url_language == language_of(page):
        return None
    translation = page.localized_draft
    if translation.pk == page.pk or translation.live:
        return None
    try:
        return translation.specific.route(request, path_components)
    except Http404:
        return None


def url_as_the_site_writes_it(request: HttpRequest) -> str | None:
    """For a URL with another form of a language prefix: `/visit/` for `/en/visit/`, `/de/` for `/DE/` and `/de-at/`."""
    has_prefixes, default_has_prefix = is_language_prefix_patterns_used(settings.ROOT_URLCONF)
    language = get_language_from_path(request.path_info) if has_prefixes else None
    if language is None:
        return None
    # Django returns it as it is in the URL.
    language = language.lower()
    # Without the slashes at its start, the rest cannot become the host of another site.
    rest = request.path_info.lstrip("/").partition("/")[2].lstrip("/")
    prefix = "" if language == settings.LANGUAGE_CODE and not default_has_prefix else f"{language}/"
    if request.path_info == f"/{prefix}{rest}":
        return None
    query = request.META.get("QUERY_STRING", "")
    return f"{get_script_prefix()}{escape_uri_path(prefix + rest)}{f'?{query}' if query else ''}"


def language_of_site(language: str) -> str:
    """The language, or the default one if the site has no page in it."""
    has_pages = Page.objects.live().filter(locale__language_code=language, depth__gt=1).exists()
    return language if has_pages else settings.LANGUAGE_CODE
