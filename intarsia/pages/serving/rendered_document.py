"""A document as HTML for code that prints it by itself: another front end, an e-mail, a feed."""

import logging
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import get_language, override
from wagtail.models import Page, Site

from intarsia.page_cache import Public
from intarsia.page_contributions import hosts_of
from intarsia.rendering import assets
from intarsia.rendering.fallback import plain_html_of
from intarsia.rendering.page_css import stylesheet_url
from intarsia.rendering.render import render_documents

from ..design import design_of
from ..languages import language_of
from .document_of import document_of_item
from .embedding import embedded_html, rendering_context, site_of

logger = logging.getLogger(__name__)
NAME = "document"


@dataclass(frozen=True)
class RenderedDocument:
    """HTML, and what a page needs to show it."""

    html: SafeString
    # URLs of a stylesheet and of a module script; the stylesheet is empty if only the texts could be rendered.
    stylesheet: str
    script: str
    # (directive, host) that a Content-Security-Policy must allow.
    hosts: frozenset[tuple[str, str]] = frozenset()
    # Tags of the page cache: purging one of them means that the HTML is outdated.
    tags: frozenset[str] = frozenset()
    # False if it was made for this visitor, so that no cache may keep it.
    is_public: bool = True


def render_document(
    value: Any,
    *,
    field: str = "document",
    request: HttpRequest | None = None,
    site: Site | None = None,
    language: str | None = None,
) -> RenderedDocument:
    """The document of an item of any model, or a document itself, without the template, header and footer of a page.

    Whether the item is live and who may see it is up to the caller. Without `site` it is that of the page or request.
    """
    item = document_of_item(value, field)
    page = value if isinstance(value, Page) else None
    site = site or (page.get_site() if page else None) or site_of(request)
    own_language = language or (language_of(page) if page else None) or get_language() or settings.LANGUAGE_CODE
    with override(own_language):
        return _rendered(item.document if item else value, item.tags if item else [], site, request, page)


def _rendered(
    document: Any, own_tags: list[str], site: Site | None, request: HttpRequest | None, page: Page | None
) -> RenderedDocument:
    design = design_of(site)
    rendering = rendering_context(site, design, request, page)
    script = assets.url("runtime.js")
    try:
        part = render_documents({NAME: document}, rendering)
        html = embedded_html(part.value, rendering, is_preview=False)[NAME]
        stylesheet = stylesheet_url(part.value, dict(design.variables), design.fonts)
    except Exception:
        logger.exception("A document could not be rendered; its texts are used instead.")
        texts = plain_html_of({NAME: document}, request, site)[NAME]
        return RenderedDocument(texts, "", script, is_public=False)
    hosts = part.value.hosts | hosts_of(rendering.load.composed_page(part.value.html))
    tags = frozenset({*own_tags, *design.tags, *rendering.load.tags})
    return RenderedDocument(SafeString(html), stylesheet, script, frozenset(hosts), tags, isinstance(part, Public))
