"""Renders a document as a complete HTML page, which depends on the visitor only if its scope has a visitor state."""

import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.cache import patch_cache_control
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, get_language_bidi
from wagtail.models import Site

from intarsia.page_cache import Public, Uncacheable, same_generations, tag_response
from intarsia.page_cache.last_good_copies.last_good import keep_copy
from intarsia.page_contributions import ComposedPage, config_of, filtered_text, head_of, hosts_of

from .counters import count
from .data_loaders import LoadContext, OwnContent
from .design import Design, Document, PageMeta
from .fallback import SECONDS_UNTIL_RETRY, Fallback, fallback_response
from .fallback.error_page import keep_error_page
from .fonts.preloads import font_preloads
from .head.page_config import config
from .head.page_head import PageHead
from .page_css import stylesheet_url
from .render import Failure, RenderContext, Rendered, RenderFailed, render_documents
from .resources.page_translations import alternates_of
from .scopes import Scope, made_in, page_scope
from .security_policy.page_policy import own_hosts, page_policy, shared_headers
from .security_policy.refused import refused_by_policy
from .security_policy.site_rules import site_sources

logger = logging.getLogger(__name__)


class TemplateFailed(Exception):
    """The page template cannot be rendered. The page's type then shows the page without the template."""


@dataclass(frozen=True)
class _Page:
    """What a page is rendered from."""

    request: HttpRequest
    document: Document
    design: Design
    meta: PageMeta
    load: LoadContext
    is_preview: bool

    @property
    def needs_template(self) -> bool:
        """Whether only the template can show the page. A preview can also show its text."""
        return self.load.content is not None and not self.is_preview


@same_generations()
def page_response(
    request: HttpRequest,
    document: Document,
    design: Design,
    meta: PageMeta,
    *,
    page: Any = None,
    content: OwnContent | None = None,
    tags: Iterable[str] = (),
    scope: Scope | None = None,
    is_preview: bool = False,
) -> HttpResponse:
    """The page as a response. A widget that fails is left out, and a preview names it to staff.

    `content` is the HTML of a page that has no document; the page template shows it. If the template fails,
    TemplateFailed is raised; a preview renders `document` instead, the same content as plain text.

    The page cache may keep the response only if there are `tags`. They name what the page is made from, in addition to
    what its documents name themselves. A page whose `scope` has a visitor state is never kept. By default, the scope
    has what the view added with `page_context`.
    """
    site, language = Site.find_for_request(request), get_language() or settings.LANGUAGE_CODE
    load = LoadContext(site=site, page=page, locale=language, content=content, scope=scope or page_scope())
    whole, tags = _Page(request, document, design, meta, load, is_preview), set(tags)
    if whole.needs_template and content and content.problem:
        raise TemplateFailed
    response = _complete_page(whole, is_public=bool(tags))
    if load.is_incomplete:
        load.expire_in(SECONDS_UNTIL_RETRY)
    if tags and load.lifetimes and isinstance(response, Public):
        response.value.headers["Cache-Control"] = f"max-age=0, s-maxage={min(load.lifetimes)}"
    return _finished(response, {*tags, *design.tags, *load.tags} if tags else ())


def _complete_page(page: _Page, *, is_public: bool) -> Public[HttpResponse] | Uncacheable[HttpResponse]:
    """The page, or a fallback: whatever fails, from V8 to the storage of stylesheets, visitors still get a page."""
    load, design = page.load, page.design
    try:
        rendered = _render_in_template(page)
        stylesheet = stylesheet_url(rendered.value, dict(design.variables), design.fonts, has_runtime=True)
    except TemplateFailed:
        raise
    except Exception as error:
        load.lifetimes.clear()
        return _fallback(page, error, is_public=is_public)
    response = rendered.map(lambda parts: HttpResponse(_html(page, parts, stylesheet)))
    if is_public and isinstance(response, Public) and not load.is_incomplete:
        keep_copy(page.request, load.page, response.map(lambda response: response.content), shared_headers())
        if load.site:
            keep_error_page(page.request, load.site, load.locale, rendered.value.html, stylesheet)
    return response


def _fallback(page: _Page, error: Exception, *, is_public: bool) -> Public[HttpResponse] | Uncacheable[HttpResponse]:
    is_unexpected = not isinstance(error, RenderFailed)
    logger.error("The page at %s could not be rendered: %s", page.request.path, error, exc_info=is_unexpected)
    if page.needs_template:
        raise TemplateFailed from error
    load, reason = page.load, str(error) if page.is_preview else ""
    fallback = Fallback(page.document, page.design.footer, page.meta, load.page, load.locale, is_public, reason)
    return fallback_response(page.request, made_in([load.scope], fallback))


def _finished(page: Public[HttpResponse] | Uncacheable[HttpResponse], tags: Collection[str]) -> HttpResponse:
    """The response with its headers. With tags, the page cache may keep it, unless it is Uncacheable."""
    response = page.value
    for name, value in shared_headers().items():
        response.headers[name] = value
    if isinstance(page, Uncacheable):
        patch_cache_control(response, private=True, no_cache=True)
        return response
    return tag_response(page, sorted(tags)) if tags else response


def _failures(load: LoadContext, rendered: Rendered) -> tuple[Failure, ...]:
    """For staff."""
    content = load.content
    own = [Failure("own_content", "content", content.problem)] if content and content.problem else []
    contributions = [Failure(name, "page contribution", "see the log") for name in sorted(load.failed_contributions)]
    images = [
        Failure(str(pk), "image", "its file cannot be read") for pk in sorted(load.lost_images | load.unreadable_images)
    ]
    return (*own, *rendered.failed, *contributions, *images)


def _html(page: _Page, rendered: Rendered, stylesheet: str) -> str:
    load, design = page.load, page.design
    composed = load.composed_page(rendered.html, is_preview=page.is_preview)
    composed = replace(composed, design=design.variables, color_mode=_page_color_mode(page))
    hosts = rendered.hosts | (load.content.hosts if load.content else frozenset())
    added, contributed = hosts_of(composed) | site_sources(load.site, load.page), head_of(composed)
    refused = refused_by_policy(added, contributed)
    head = PageHead(
        policy=page_policy(hosts, own_hosts(), added),
        meta=_filtered_meta(page.meta, composed),
        alternates=alternates_of(load),
        preload=rendered.preload,
        stylesheet=stylesheet,
        fonts=font_preloads(design.variables, design.fonts),
        config=config_of(composed, config(design, load.locale)),
        contributed=contributed,
    )
    # Complete tags instead of a variable for each value: Django's templates take a tenth of the time of a page.
    context = {
        "html_attributes": _html_attributes(page),
        "head": head.html(),
        "header": _part("header", rendered),
        "main": mark_safe(rendered.html.get("main", "")),
        "footer": _part("footer", rendered),
        "rendered": rendered,
        "language": load.locale,
        "page": load.page,
        "is_preview": page.is_preview,
    }
    if page.is_preview:
        failures = (*_failures(load, rendered), *(Failure("head", "security policy", why) for why in refused))
        context |= {"failures": failures, "not_upgraded": rendered.not_upgraded}
    return render_to_string("intarsia/page.html", context, page.request)


def _html_attributes(page: _Page) -> SafeString:
    direction, time_zone = "rtl" if get_language_bidi() else "ltr", timezone.get_current_timezone_name()
    attributes = format_html('lang="{}" dir="{}" data-time-zone="{}"', page.load.locale, direction, time_zone)
    color_mode = _page_color_mode(page)
    return attributes + format_html(' data-color-mode="{}"', color_mode) if color_mode else attributes


def _part(name: str, rendered: Rendered) -> SafeString:
    """The site's header or footer in its element; empty if the page has none."""
    html = rendered.html.get(name)
    return mark_safe(f'<{name} class="site-{name}">{html}</{name}>' if html else "")


def _filtered_meta(meta: PageMeta, page: ComposedPage) -> PageMeta:
    title, description = filtered_text(meta.title, page), filtered_text(meta.description, page)
    return replace(meta, title=title, description=description)


def _page_color_mode(page: _Page) -> str:
    """The color mode that the page sets; empty if it follows the site and the visitor."""
    template = page.design.template.document if page.design.template else {}
    return _color_mode(page.document) or _color_mode(template)


def _color_mode(document: Document) -> str:
    root = document.get("root")
    props = root.get("props") if isinstance(root, Mapping) else None
    chosen = props.get("color_mode") if isinstance(props, Mapping) else None
    return chosen if chosen in ("light", "dark") else ""


def _render_in_template(page: _Page) -> Public[Rendered] | Uncacheable[Rendered]:
    """Renders the page in its template, or without it if the template fails."""
    if page.design.template is None:
        return _render(page)
    try:
        rendered = _render(page)
        if rendered.value.shows_page:
            return rendered
        failed, reason = rendered.value.failed, "it does not show the content of the page"
    except RenderFailed as error:
        failed, reason = (), str(error)
    count("template_left_out")
    logger.error("The page at %s is shown without its template: %s", page.request.path, reason)
    if page.needs_template:
        raise TemplateFailed
    design, load = replace(page.design, template=None), replace(page.load, content=None)
    failed = (*failed, Failure("page template", "template", reason))
    return _render(replace(page, design=design, load=load)).map(
        lambda rendered: replace(rendered, failed=(*failed, *rendered.failed))
    )


def _render(page: _Page) -> Public[Rendered] | Uncacheable[Rendered]:
    design, template, load = page.design, page.design.template, page.load
    main = template.document if template else page.document
    parts = {"header": design.header, "main": main, "footer": design.footer}
    if template and load.content is None:
        parts["content"] = page.document
    context = RenderContext(
        load=load,
        direction="rtl" if get_language_bidi() else "ltr",
        time_zone=timezone.get_current_timezone_name(),
        breakpoints=design.breakpoints,
        request=page.request,
        keys={"main": template.name} if template else {},
    )
    return render_documents({name: part for name, part in parts.items() if part}, context)
