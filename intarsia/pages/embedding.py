"""Documents on pages that are not ours: drawn where a template asks for them, with all that they need.

A document that the head announced shares one stylesheet with the others of its page. One that it did not announce
brings its own stylesheet and the script along, in the body: later than ideal, never missing.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import get_language, get_language_bidi
from wagtail.blocks import StreamValue, StructValue
from wagtail.blocks.list_block import ListValue
from wagtail.models import Page, Site

from .models import DocumentMixin, SiteDesign
from .serving import theme_overrides

logger = logging.getLogger(__name__)

# What documents on one page have in common lives as long as its request.
ATTRIBUTE = "_intarsia_embedding"


@dataclass
class Embedding:
    """What was drawn on one page so far, by the key of the document."""

    html: dict[str, str] = field(default_factory=dict)
    has_script: bool = False
    # (directive, host) of what was drawn, for a page with a policy of its own.
    hosts: set[tuple[str, str]] = field(default_factory=set)
    # A document without a key of its own is known by its identity, so it must not be collected meanwhile.
    kept: list[Any] = field(default_factory=list)


def head(items: Iterable[Any], context: Mapping[str, Any]) -> SafeString:
    """Draws all documents in `items` and answers what the page's head must hold for them."""
    embedding = _embedding(context)
    found = [item for value in items for item in _documents_in(value) if _may_show(item, context)]
    return _drawn([item for item in found if _key(item) not in embedding.html], context, embedding, preload=True)


def embedded(item: Any, context: Mapping[str, Any]) -> SafeString:
    """The document as HTML; empty for what is not live, and for None."""
    if not _may_show(item, context):
        return SafeString("")
    embedding = _embedding(context)
    brought = SafeString("")
    if _key(item) not in embedding.html:
        brought = _drawn([item], context, embedding, preload=False)
    return brought + SafeString(embedding.html.get(_key(item), ""))


def page_brings_script(request: HttpRequest) -> None:
    """The page around what is drawn from now on is ours, so that no document has to bring the script."""
    _embedding({"request": request}).has_script = True


def page_is_its_own(request: HttpRequest) -> None:
    """The page around is not ours after all: what was drawn brings its styles and the script to the next one."""
    if hasattr(request, ATTRIBUTE):
        delattr(request, ATTRIBUTE)


def hosts_of(request: HttpRequest) -> frozenset[tuple[str, str]]:
    """Where the documents that were drawn for this request fetch something from."""
    return frozenset(_embedding({"request": request}).hosts)


def _drawn(items: list[Any], context: Mapping[str, Any], embedding: Embedding, *, preload: bool) -> SafeString:
    from intarsia.rendering import assets
    from intarsia.rendering.data_loaders import LoadContext
    from intarsia.rendering.page import PRELOADED_FONTS, Design, config, contacts_config
    from intarsia.rendering.page_css import stylesheet_address
    from intarsia.rendering.render import RenderContext, render_documents
    from intarsia.rendering.undrawn import texts_of

    parts = {_key(item): _document_of(item) for item in items}
    if not parts:
        return SafeString("")
    embedding.kept += items
    request = context.get("request")
    language = get_language() or settings.LANGUAGE_CODE
    direction = "rtl" if get_language_bidi() else "ltr"
    design = _design(request)
    load = LoadContext(site=design.site if design else None, page=context.get("page"), locale=language)
    zone = timezone.get_current_timezone_name()
    breakpoints = design.breakpoints if design else {}
    around_it = Design(
        breakpoints=breakpoints,
        opens_pictures=design.opens_pictures if design else True,
        lightbox=design.lightbox if design else {},
    )
    drawing = RenderContext(load, direction=direction, time_zone=zone, breakpoints=breakpoints, request=request)
    try:
        rendered = render_documents(parts, drawing)
        stylesheet = stylesheet_address(rendered, theme_overrides(design) if design else {})
    except Exception:
        # The page around it is not ours: it must show, whatever happens here.
        logger.exception("The documents %s could not be drawn; a page shows their texts.", ", ".join(parts))
        embedding.html |= texts_of(parts, request, load.site)
        return SafeString("")
    failures = rendered.failed if getattr(request, "is_preview", False) else ()
    for key, html in rendered.html.items():
        around = {"html": html, "language": language, "direction": direction, "time_zone": zone, "failures": failures}
        embedding.html[key] = render_to_string("intarsia/pages/embedded.html", around)
        failures = ()
    resources = {
        "stylesheet": stylesheet,
        "fonts": assets.font_files(*PRELOADED_FONTS) if preload else (),
        "runtime": "" if embedding.has_script else assets.url("runtime.js"),
        "config": config(around_it, language) | contacts_config(rendered, language),
    }
    embedding.has_script = True
    embedding.hosts |= rendered.hosts
    return render_to_string("intarsia/pages/embedded_head.html", resources)


def _documents_in(value: Any) -> Iterator[Any]:
    """The pages, templates and documents in a value, those in the blocks of a StreamField too."""
    if isinstance(value, DocumentMixin):
        yield value
    elif isinstance(value, (StreamValue, ListValue, list, tuple)):
        for child in value:
            yield from _documents_in(getattr(child, "value", child))
    elif isinstance(value, StructValue):
        for child in value.values():
            yield from _documents_in(child)
    elif _is_document(value):
        yield value


def _is_document(value: Any) -> bool:
    return isinstance(value, Mapping) and isinstance(value.get("content"), list)


def _may_show(item: Any, context: Mapping[str, Any]) -> bool:
    if not isinstance(item, DocumentMixin):
        return _is_document(item)
    if item == context.get("page"):
        # Whoever serves the page has decided already.
        return True
    if isinstance(item, Page) and item.get_view_restrictions():
        return False
    return bool(getattr(item, "live", True))


def _document_of(item: Any) -> Any:
    return item.document if isinstance(item, DocumentMixin) else item


def _key(item: Any) -> str:
    if isinstance(item, DocumentMixin) and item.pk is not None:
        return f"{item._meta.label_lower}-{item.pk}"
    return f"document-{id(item)}"


def _embedding(context: Mapping[str, Any]) -> Embedding:
    request = context.get("request")
    if request is None:
        return Embedding()
    if not hasattr(request, ATTRIBUTE):
        setattr(request, ATTRIBUTE, Embedding())
    return getattr(request, ATTRIBUTE)


def _design(request: HttpRequest | None) -> SiteDesign | None:
    site = Site.find_for_request(request) if request else Site.objects.filter(is_default_site=True).first()
    return SiteDesign.for_site(site) if site else None
