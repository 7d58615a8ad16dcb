"""Links in a document to pages, files and URLs of this site that do not exist."""

from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any
from urllib.parse import unquote, urlsplit

from django.apps import apps
from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.core.files.storage import default_storage
from django.http import Http404, HttpRequest
from django.urls import Resolver404, get_script_prefix, resolve
from django.utils.translation import get_language_from_path, override
from django.utils.translation import gettext as _
from wagtail.documents import get_document_model
from wagtail.models import Page, Site

from intarsia.documents.hyperlinks.rich_text_links import HREF, IDS, LINK
from intarsia.documents.references import DISPLAY_CONDITION, references_of
from intarsia.documents.tree import Element, elements
from intarsia.documents.tree import settings as settings_of
from intarsia.rendering.resources.library_documents import document_resources

# Each URL needs a few queries.
MAX_URLS = 100


def dead_links(document: Any, contract: dict, site: Site | None, request: HttpRequest) -> list[dict[str, str]]:
    """The element of each dead link, and the reason for its editors. The site is that of the document."""
    found = list(elements(document, contract))
    return [*_links_to_pages(found, contract), *_links_to_files(found, contract), *_links_to_urls(found, site, request)]


def _links_to_pages(found: list[Element], contract: dict) -> Iterator[dict[str, str]]:
    linked = _linked(found, contract, "page")
    known = {page.pk: page for page in Page.objects.filter(pk__in={pk for _id, pk in linked})}
    for element, pk in linked:
        page = known.get(pk)
        if page is None:
            yield _dead(element, _("A link leads to a page that was deleted."))
        elif not page.live:
            title = {"title": page.get_admin_display_title()}
            yield _dead(element, _("A link leads to “%(title)s”, which is not published.") % title)


def _links_to_files(found: list[Element], contract: dict) -> Iterator[dict[str, str]]:
    """Files of Wagtail's document library."""
    linked = _linked(found, contract, "document")
    known = document_resources(pk for _id, pk in linked)
    for element, pk in linked:
        if str(pk) not in known:
            yield _dead(element, _("A link leads to a document that was deleted."))


def _linked(found: list[Element], contract: dict, target: str) -> list[tuple[str, int]]:
    """The element and the id of each link to a target of this kind."""
    return [
        (element.id, reference.id)
        for element in found
        for reference in references_of(element, contract["references"])
        if reference.target == target and reference.kind != DISPLAY_CONDITION
    ]


def _links_to_urls(found: list[Element], site: Site | None, request: HttpRequest) -> Iterator[dict[str, str]]:
    if site is None:
        return
    linked = [(element.id, url) for element in found for url in _urls_in(element)]
    urls = list(dict.fromkeys(url for _id, url in linked))[:MAX_URLS]
    known = _SiteUrls(site, request)
    dead = {url for url in urls if not known.contain(url)}
    for element, url in linked:
        if url in dead:
            yield _dead(element, _("A link leads to %(url)s, which does not exist.") % {"url": url})


def _dead(element: str, reason: str) -> dict[str, str]:
    return {"element": element, "reason": reason}


def _urls_in(element: Element) -> Iterator[str]:
    """Only paths of this site: other sites are not asked."""
    for setting in settings_of(element):
        value, kind = setting.value, setting.spec["kind"]
        if kind == "richtext" and isinstance(value, str):
            yield from (url for url in _hrefs_in(value) if _is_own(url))
        elif kind == "link" and isinstance(value, dict) and not any(map(value.get, ("page", "document", "action"))):
            path = value.get("url")
            if isinstance(path, str) and _is_own(path.strip()):
                yield path.strip()


def _hrefs_in(html: str) -> Iterator[str]:
    """Without those of links that store an id: their URL may be of earlier."""
    tags = (tag for tag in LINK.findall(html) if not any(known.search(tag) for known in IDS.values()))
    found = map(HREF.search, tags)
    return (unescape(href[1]) for href in found if href)


def _is_own(url: str) -> bool:
    return url.startswith("/") and not url.startswith(("//", "/\\"))


class _SiteUrls:
    """The URLs of one site: its pages, files, redirects and Django's views."""

    def __init__(self, site: Site, request: HttpRequest):
        self._site = site
        self._request = request
        self._home_page = cache(self._localized_home_page)

    def contain(self, url: str) -> bool:
        try:
            path = unquote(urlsplit(url).path)
            # PostgreSQL refuses null characters, storages paths outside of their folder.
            return "\0" not in path and self._has_path(path)
        except (SuspiciousOperation, ValueError):
            return False

    def _has_path(self, path: str) -> bool:
        """The web server may answer for files, without Django's URLs."""
        if path.startswith(settings.STATIC_URL):
            return True
        if path.startswith(settings.MEDIA_URL):
            return default_storage.exists(path.removeprefix(settings.MEDIA_URL))
        return self._is_answered(path)

    def _is_answered(self, path: str) -> bool:
        path = "/" + path.removeprefix(get_script_prefix()).lstrip("/")
        language = get_language_from_path(path) or settings.LANGUAGE_CODE
        # URLs and page trees depend on the language in the URL.
        with override(language):
            try:
                match = resolve(path)
            except Resolver404:
                return self._is_redirected(path)
            if match.view_name == "wagtaildocs_serve":
                return get_document_model().objects.filter(pk=match.args[0]).exists()
            is_other_view = match.view_name != "wagtail_serve"
            return is_other_view or self._is_page(match.args[0], language) or self._is_redirected(path)

    def _is_page(self, path: str, language: str) -> bool:
        try:
            self._home_page(language).route(self._request, [part for part in path.split("/") if part])
        except Http404:
            return False
        return True

    def _localized_home_page(self, _language: str) -> Page:
        """In the active language."""
        return self._site.root_page.localized.specific

    def _is_redirected(self, path: str) -> bool:
        if not apps.is_installed("wagtail.contrib.redirects"):
            return False
        redirect = apps.get_model("wagtailredirects", "Redirect")
        return redirect.get_for_site(self._site).filter(old_path=redirect.normalise_path(path)).exists()
