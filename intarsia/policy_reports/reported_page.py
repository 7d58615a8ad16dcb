"""The page that a path of a site leads to, found as a request for it would be."""

from typing import Any
from urllib.parse import unquote

from django.conf import settings
from django.conf.urls.i18n import is_language_prefix_patterns_used
from django.http import HttpRequest
from django.urls import Resolver404, get_script_prefix, get_urlconf, resolve
from django.utils.translation import get_language_from_path, override
from wagtail.models import Page, Site


def page_at(site: Site, path: str, language: str | None = None) -> Any:
    """None if no page of the site has this path, as its browser shows it.

    `language` is the visitor's, for a site that chooses the language without its URLs.
    """
    path = "/" + unquote(path).replace("\x00", "").removeprefix(get_script_prefix())
    with override(_language_in(path) or language or settings.LANGUAGE_CODE):
        below_wagtail = _below_wagtail(path)
        return None if below_wagtail is None else _page(site, below_wagtail)


def _language_in(path: str) -> str | None:
    """None if the URLs of the site contain no language."""
    has_languages, _default_too = is_language_prefix_patterns_used(get_urlconf() or settings.ROOT_URLCONF)
    return (get_language_from_path(path) or settings.LANGUAGE_CODE) if has_languages else None


def _below_wagtail(path: str) -> str | None:
    """What Wagtail's view gets of the path. None if another view answers."""
    try:
        match = resolve(path)
    except Resolver404:
        return None
    # By its name, because a site may replace the view.
    return (*match.args, match.kwargs.get("path", ""))[0] if match.url_name == "wagtail_serve" else None


def _page(site: Site, path: str) -> Any:
    request = HttpRequest()
    request._wagtail_site = site  # type: ignore[attr-defined]  # What Wagtail finds by the host of a request.
    found = Page.find_for_request(request, path)
    return found.specific if found else None
