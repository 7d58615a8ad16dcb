"""Links in a document to pages, files and URLs of this site that do not exist."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import unquote, urlsplit

from django.apps import apps
from django.conf import settings
from django.core.files.storage import default_storage
from django.http import Http404, HttpRequest
from django.urls import Resolver404, get_script_prefix, resolve
from django.utils.translation import get_language_from_path, override
from wagtail.documents import get_document_model
from wagtail.models import Page, Site

from intarsia.documents.references import references_of
from intarsia.documents.tree import Element, elements
from intarsia.documents.tree import settings as settings_of

# Each URL needs a few queries.
MOST_URLS = 100
HREF = re.compile(r'<a\b[^>]*\shref="([^"]*)"')


def dead_links(document: Any, contract: dict, request: HttpRequest) -> list[dict[str, str]]:
    """The element of each dead link, and the reason for its editors."""
    found = list(elements(document, contract))
    return [*_links_to_pages(found, contract), *_links_to_urls(found, request)]


def _links_to_pages(found: list[Element], contract: dict) -> Iterator[dict[str, str]]:
    linked = [
        (element.id, reference.id)
        for element in found
        for reference in references_of(element, contract["references"])
        if reference.target == "page"
    ]
    known = {page.pk: page for page in Page.objects.filter(pk__in={pk for _id, pk in linked})}
    for element, pk in linked:
        page = known.get(pk)
        if page is None:
            yield _dead(element, "A link leads to a page that was deleted.")
        elif not page.live:
            title = page.get_admin_display_title()
            yield _dead(element, f"A link leads to “{title}”, which is not published.")


def _links_to_urls(found: list[Element], request: HttpRequest) -> Iterator[dict[str, str]]:
    site = Site.find_for_request(request)
    linked = [(element.id, url) for element in found for url in _urls_in(element)]
    urls = list(dict.fromkeys(url for _id, url in linked))[:MOST_URLS]
    dead = {url for url in urls if site and not _exists(url, site, request)}
    for element, url in linked:
        if url in dead:
            yield _dead(element, f"A link leads to {url}, which does not exist.")


def _dead(element: str, reason: str) -> dict[str, str]:
    return {"element": element, "reason": reason}


def _urls_in(element: Element) -> Iterator[str]:
    """Only paths of this site: other sites are not asked."""
    for setting in settings_of(element):
        value, kind = setting.value, setting.spec["kind"]
        if kind == "richtext" and isinstance(value, str):
            yield from (url for tag in HREF.findall(value) if _is_own(url := unescape(tag)))
        elif kind == "link" and isinstance(value, dict) and not (value.get("page") or value.get("action")):
            path = value.get("url")
            if isinstance(path, str) and _is_own(path.strip()):
                yield path.strip()


def _is_own(url: str) -> bool:
    return url.startswith("/") and not url.startswith(("//", "/\\"))


def _exists(url: str, site: Site, request: HttpRequest) -> bool:
    """The web server may answer for files, without Django's URLs."""
    path = unquote(urlsplit(url).path)
    if path.startswith(settings.STATIC_URL):
        return True
    if path.startswith(settings.MEDIA_URL):
        return default_storage.exists(path.removeprefix(settings.MEDIA_URL))
    return _is_answered(path, site, request)


def _is_answered(path: str, site: Site, request: HttpRequest) -> bool:
    path = "/" + path.removeprefix(get_script_prefix()).lstrip("/")
    # URLs and page trees depend on the language in the URL.
    with override(get_language_from_path(path) or settings.LANGUAGE_CODE):
        try:
            match = resolve(path)
        except Resolver404:
            return _is_redirected(path, site)
        if match.view_name == "wagtaildocs_serve":
            return get_document_model().objects.filter(pk=match.args[0]).exists()
        is_other_view = match.view_name != "wagtail_serve"
        return is_other_view or _is_page(match.args[0], site, request) or _is_redirected(path, site)


def _is_page(path: str, site: Site, request: HttpRequest) -> bool:
    try:
        site.root_page.localized.specific.route(request, [part for part in path.split("/") if part])
    except Http404:
        return False
    return True


def _is_redirected(path: str, site: Site) -> bool:
    if not apps.is_installed("wagtail.contrib.redirects"):
        return False
    redirect = apps.get_model("wagtailredirects", "Redirect")
    return redirect.get_for_site(site).filter(old_path=redirect.normalise_path(path)).exists()
