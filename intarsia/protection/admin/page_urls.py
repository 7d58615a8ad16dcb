"""Whether a URL shows a page to visitors, decided without requesting it, because a request may sign somebody out."""

from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

from django.conf import settings
from django.http import Http404, HttpRequest
from django.urls import Resolver404, ResolverMatch, get_script_prefix, resolve, reverse
from django.utils import translation
from django.views.static import serve as serve_file
from wagtail.models import Site
from wagtail.views import serve as serve_page

# The only one of our URLs that is a page but not Wagtail's.
SEARCH = "intarsia_site:search"


def is_page(request: HttpRequest, url: str) -> bool:
    path = "/" + unquote(urlsplit(url).path).removeprefix(get_script_prefix())
    admin = "/" + reverse("wagtailadmin_home").removeprefix(get_script_prefix())
    if f"{path.removesuffix('/')}/".startswith(admin):
        return False
    return any(_is_page(request, match) for match in _matches(request, path))


def _matches(request: HttpRequest, path: str) -> Iterator[ResolverMatch]:
    """The admin and the page may have different languages. A missing final slash is added."""
    spoken = translation.get_language_from_path(path) or settings.LANGUAGE_CODE
    for language in dict.fromkeys((spoken, translation.get_language() or spoken)):
        with translation.override(language):
            for complete in dict.fromkeys((path, path.removesuffix("/") + "/")):
                try:
                    yield resolve(complete, getattr(request, "urlconf", None))
                except Resolver404:
                    continue


def _is_page(request: HttpRequest, match: ResolverMatch) -> bool:
    if match.func is serve_page:
        return _routes_to_page(request, *match.args)
    if match.func is serve_file or "admin" in match.app_names:
        return False
    if match.app_name.startswith("intarsia_"):
        return match.view_name == SEARCH
    view_class = getattr(match.func, "view_class", None)
    return view_class is None or ("get" in view_class.http_method_names and hasattr(view_class, "get"))


def _routes_to_page(request: HttpRequest, path: str) -> bool:
    """In the active language."""
    site = Site.find_for_request(request)
    if site is None:
        return False
    try:
        return bool(site.root_page.localized.specific.route(request, [part for part in path.split("/") if part]))
    except Http404:
        return False
