"""Documents inside pages of other Django templates, with the stylesheets and scripts that they need.

Documents named in `intarsia_head` share one stylesheet. Any other document adds its own stylesheet and the script in
the body, where it is shown.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from django.conf import settings
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import get_language, get_language_bidi
from wagtail.blocks import StreamValue, StructValue
from wagtail.blocks.list_block import ListValue
from wagtail.models import Site

from intarsia.page_cache import Public, add_page_part
from intarsia.page_contributions import ComposedPage, config_of
from intarsia.page_contributions import hosts_of as contributed_hosts
from intarsia.rendering import assets
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.design import Design
from intarsia.rendering.fallback import SECONDS_UNTIL_RETRY, plain_html_of
from intarsia.rendering.fonts.preloads import font_preloads
from intarsia.rendering.head.page_config import config
from intarsia.rendering.page_css import stylesheet_url
from intarsia.rendering.render import RenderContext, Rendered, render_documents
from intarsia.rendering.scopes import made_in, page_scope
from intarsia.rendering.styles.cascade import look

from ..design import design_of
from .document_of import DocumentOf, document_of_item, is_document
from .shown_widgets import ShownWidget, widgets_in

logger = logging.getLogger(__name__)


@dataclass
class Embedding:
    """What was rendered for one page so far."""

    # By key of the document.
    html: dict[str, str] = field(default_factory=dict)
    has_script: bool = False
    # Whether something is missing for now, such as a document of which only the texts are shown.
    has_failed: bool = False
    # (directive, host) that the rendered documents need, for a page with its own security policy.
    hosts: set[tuple[str, str]] = field(default_factory=set)
    # Documents without a primary key are keyed by identity, so they must not be garbage-collected.
    documents: list[Any] = field(default_factory=list)
    # As in `LoadContext`, of all documents of the page.
    showings: dict[str, list[str]] = field(default_factory=dict)
    # How many documents were made of each shown widget, and those that the head has rendered for the body.
    numbers: Counter[str] = field(default_factory=Counter)
    waiting: dict[str, list[Any]] = field(default_factory=dict)

    def new_document(self, widget: ShownWidget) -> dict[str, Any]:
        """Its ids occur once on the page, also if other documents show the same."""
        number = max(len(self.showings.get(widget.name, ())), self.numbers[widget.name]) + 1
        self.numbers[widget.name] = number
        return widget.document(number)


# Documents of one page share an Embedding: those that are rendered for the same request.
_embeddings: "WeakKeyDictionary[HttpRequest, Embedding]" = WeakKeyDictionary()


def head(items: Iterable[Any], context: Mapping[str, Any]) -> SafeString:
    """Renders all documents in `items` and returns the HTML that the page's head needs for them."""
    embedding = _embedding(context)
    named = [_prepared(item, embedding) for value in items for item in _documents_in(value)]
    _add_tags_of(named)
    found = [item for item in named if _is_visible(item, context)]
    return _render([item for item in found if _key(item) not in embedding.html], context, embedding, preload=True)


def embedded(value: Any, context: Mapping[str, Any], field: str = "document") -> SafeString:
    """The document, or that of an item, as HTML; empty if it is not live, and for None."""
    item = document_of_item(value, field) or value
    _add_tags_of([item])
    if not _is_visible(item, context):
        return SafeString("")
    embedding = _embedding(context)
    assets_html = SafeString("")
    if _key(item) not in embedding.html:
        assets_html = _render([item], context, embedding, preload=False)
    return assets_html + SafeString(embedding.html.get(_key(item), ""))


def embedded_widget(widget: ShownWidget, context: Mapping[str, Any]) -> SafeString:
    """A document with this widget, which the page's head may have rendered already."""
    embedding = _embedding(context)
    waiting = embedding.waiting.get(widget.key)
    return embedded(waiting.pop(0) if waiting else embedding.new_document(widget), context)


def _prepared(item: Any, embedding: Embedding) -> Any:
    if not isinstance(item, ShownWidget):
        return item
    document = embedding.new_document(item)
    embedding.waiting.setdefault(item.key, []).append(document)
    return document


def page_has_script(request: HttpRequest) -> None:
    """The page around the documents loads the script, so they do not add it."""
    _embedding({"request": request}).has_script = True


def use_own_page_assets(request: HttpRequest) -> None:
    """The page shows itself after all, so its documents must add their stylesheets and the script again."""
    _embeddings.pop(request, None)


def hosts_of(request: HttpRequest) -> frozenset[tuple[str, str]]:
    """(directive, host) that the documents rendered for this request need."""
    return frozenset(_embedding({"request": request}).hosts)


def has_failed(request: HttpRequest) -> bool:
    """Whether the page shows less than its documents have, so that no copy of it must be kept."""
    return _embedding({"request": request}).has_failed


def _add_tags_of(items: Iterable[Any]) -> None:
    """Also of documents that are not visible now: the page must change when they are published."""
    add_page_part(Public(None), [tag for item in items if isinstance(item, DocumentOf) for tag in item.tags])


def _render(items: list[Any], context: Mapping[str, Any], embedding: Embedding, *, preload: bool) -> SafeString:
    documents = {_key(item): _document_of(item) for item in items}
    if not documents:
        return SafeString("")
    embedding.documents += items
    request = context.get("request")
    site = site_of(request)
    design = design_of(site)
    add_page_part(Public(None), design.tags)
    rendering = rendering_context(site, design, request, context.get("page"), embedding.showings)
    try:
        return _render_documents(documents, rendering, design, embedding, preload)
    except Exception:
        # The page around the documents belongs to the site. It must be shown whatever fails here.
        logger.exception("The documents %s could not be rendered; a page shows their texts.", ", ".join(documents))
        add_page_part(made_in([rendering.load.scope], None), lifetimes=[SECONDS_UNTIL_RETRY])
        embedding.html |= plain_html_of(documents, request, site)
        embedding.has_failed = True
        return SafeString("")


def rendering_context(
    site: Site | None,
    design: Design,
    request: HttpRequest | None,
    page: Any = None,
    showings: dict[str, list[str]] | None = None,
) -> RenderContext:
    """In the active language."""
    load = LoadContext(
        site=site,
        page=page,
        locale=get_language() or settings.LANGUAGE_CODE,
        scope=page_scope(),
        # Also an empty one is shared.
        showings={} if showings is None else showings,
    )
    return RenderContext(
        load,
        direction="rtl" if get_language_bidi() else "ltr",
        time_zone=timezone.get_current_timezone_name(),
        breakpoints=design.breakpoints,
        request=request,
    )


def _render_documents(
    documents: Mapping[str, Any], rendering: RenderContext, design: Design, embedding: Embedding, preload: bool
) -> SafeString:
    """Adds the HTML of the documents to `embedding`, and returns the HTML of their assets."""
    load = rendering.load
    part = render_documents(documents, rendering)
    stylesheet = stylesheet_url(part.value, dict(design.variables), design.fonts, has_runtime=True)
    html = embedded_html(part.value, rendering, is_preview=getattr(rendering.request, "is_preview", False))
    composed = load.composed_page(part.value.html)
    assets_html = _assets_html(composed, stylesheet, design, preload, needs_script=not embedding.has_script)
    hosts = part.value.hosts | contributed_hosts(composed)
    if load.is_incomplete:
        load.expire_in(SECONDS_UNTIL_RETRY)
        embedding.has_failed = True
    # The page around the documents belongs to the site, which may have tagged its response already.
    add_page_part(part, load.tags, load.lifetimes)
    embedding.html |= html
    embedding.has_script = True
    embedding.hosts |= hosts
    return assets_html


def embedded_html(rendered: Rendered, rendering: RenderContext, *, is_preview: bool) -> dict[str, str]:
    """The HTML of each document in its wrapper. In a preview, the first one also lists what failed."""
    html: dict[str, str] = {}
    for key, document_html in rendered.html.items():
        context = {
            "html": document_html,
            "language": rendering.load.locale,
            "direction": rendering.direction,
            "time_zone": rendering.time_zone,
            "failures": rendered.failed if is_preview and not html else (),
            "not_upgraded": rendered.not_upgraded if is_preview and not html else (),
        }
        html[key] = render_to_string("intarsia/pages/embedded.html", context)
    return html


def _assets_html(
    page: ComposedPage, stylesheet: str, design: Design, preload: bool, *, needs_script: bool
) -> SafeString:
    context = {
        "stylesheet": stylesheet,
        "fonts": font_preloads(design.variables, design.fonts) if preload and look() != "site" else (),
        "runtime": assets.url("runtime.js") if needs_script else "",
        "config": config_of(page, config(design, page.language)),
    }
    return render_to_string("intarsia/pages/embedded_head.html", context)


def _documents_in(value: Any) -> Iterator[Any]:
    """The pages, templates, documents and shown widgets in a value, also in the blocks of a StreamField."""
    # A web form has a document, too, which pages show inside a widget.
    if shown := list(widgets_in(value)):
        yield from shown
    elif item := document_of_item(value):
        yield item
    elif isinstance(value, (StreamValue, ListValue, list, tuple)):
        for child in value:
            yield from _documents_in(getattr(child, "value", child))
    elif isinstance(value, StructValue):
        for child in value.values():
            yield from _documents_in(child)
    elif is_document(value):
        yield value


def _is_visible(item: Any, context: Mapping[str, Any]) -> bool:
    return item.is_visible(context.get("page")) if isinstance(item, DocumentOf) else is_document(item)


def _document_of(item: Any) -> Any:
    return item.document if isinstance(item, DocumentOf) else item


def _key(item: Any) -> str:
    return item.key if isinstance(item, DocumentOf) else f"document-{id(item)}"


def _embedding(context: Mapping[str, Any]) -> Embedding:
    request = context.get("request")
    if request is None:
        return Embedding()
    return _embeddings.setdefault(request, Embedding())


def site_of(request: HttpRequest | None) -> Site | None:
    return Site.find_for_request(request) if request else Site.objects.filter(is_default_site=True).first()
