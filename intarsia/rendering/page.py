"""Renders a document as a complete HTML page. Nothing in it depends on the visitor."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.translation import get_language, get_language_bidi
from wagtail.models import Site

from intarsia.protection.page_script.api import firewall_script, head_for

from . import assets
from .cache import tag_response
from .cache.cached_lookup import cached_lookup
from .contacts import hide_in_text
from .counters import count
from .data_loaders import LoadContext, OwnContent
from .design import Design, Document, PageMeta
from .fallback import Fallback, fallback_response, keep
from .page_config import config, contacts_config
from .page_css import stylesheet_url
from .render import Failure, RenderContext, Rendered, RenderFailed, render_documents
from .resources.page_translations import alternates_of
from .security_policy.page_policy import SHARED_HEADERS, own_hosts, page_policy

logger = logging.getLogger(__name__)

# Every page has text in these two fonts above the fold.
PRELOADED_FONTS = ("fraunces-basic-wght-normal", "source-sans-3-latin-wght-normal")


class TemplateFailed(Exception):
    """The page template cannot be rendered. The page's type then shows the page without the template."""


def page_response(
    request: HttpRequest,
    document: Document,
    design: Design,
    meta: PageMeta,
    *,
    page: Any = None,
    content: OwnContent | None = None,
    tags: Iterable[str] = (),
    is_preview: bool = False,
) -> HttpResponse:
    """The page as a response. A widget that fails is left out, and a preview names it to staff.

    `content` is the HTML of a page that has no document of its own; the page template shows it. If the template fails,
    TemplateFailed is raised; a preview renders `document` instead, the same content as plain text.

    The page cache may keep the response only if there are `tags`. They name what the page is made from, in addition to
    what its documents name themselves.
    """
    site, language = Site.find_for_request(request), get_language() or settings.LANGUAGE_CODE
    load = LoadContext(site=site, page=page, locale=language, content=content)
    tags, needs_template = set(tags), content is not None and not is_preview
    if needs_template and content and content.problem:
        raise TemplateFailed
    try:
        rendered = _render_in_template(request, document, design, load, needs_template)
        stylesheet = stylesheet_url(rendered, dict(design.variables))
    except TemplateFailed:
        raise
    except Exception as error:
        # Whatever failed, from V8 to the storage of stylesheets, visitors still get a page.
        _log_failure(request, error)
        if needs_template:
            raise TemplateFailed from error
        reason = str(error) if is_preview else ""
        fallback = Fallback(document, design.footer, meta, page, load.locale, bool(tags), reason)
        response = fallback_response(request, fallback)
    else:
        context = _context(document, design, load, rendered, is_preview)
        context |= {"meta": _hide_contacts_in_meta(meta, load), "stylesheet": stylesheet}
        response = HttpResponse(render_to_string("intarsia/page.html", context, request))
        if tags:
            keep(request, page, response.content)
    for name, value in SHARED_HEADERS.items():
        response.headers[name] = value
    return tag_response(response, sorted({*tags, *design.tags, *load.tags})) if tags else response


def _log_failure(request: HttpRequest, error: Exception) -> None:
    is_unexpected = not isinstance(error, RenderFailed)
    logger.error("The page at %s could not be rendered: %s", request.path, error, exc_info=is_unexpected)


def _content_failures(content: OwnContent | None) -> tuple[Failure, ...]:
    return (Failure("own_content", "content", content.problem),) if content and content.problem else ()


def _context(
    document: Document, design: Design, load: LoadContext, rendered: Rendered, is_preview: bool
) -> dict[str, Any]:
    return {
        "rendered": rendered,
        "alternates": alternates_of(load),
        "config": config(design, load.locale) | contacts_config(rendered, load.locale, is_for_staff=is_preview),
        "failures": (*_content_failures(load.content), *rendered.failed) if is_preview else (),
        "language": load.locale,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "color_mode": _color_mode(document) or _color_mode(design.template.document if design.template else {}),
        "time_zone": timezone.get_current_timezone_name(),
        "policy": page_policy(rendered.hosts | (load.content.hosts if load.content else frozenset()), own_hosts()),
        "fonts": assets.font_files(*PRELOADED_FONTS),
        "runtime": assets.url("runtime.js"),
        "protection": head_for(*rendered.html.values()),
        "firewall": _firewall_script(),
        "page": load.page,
    }


def _firewall_script() -> str:
    tags_of: Any = lambda *_: ("firewall",)  # noqa: E731
    return cached_lookup("firewall", ["script"], tags_of, lambda _keys: {"script": firewall_script()})["script"]


def _hide_contacts_in_meta(meta: PageMeta, load: LoadContext) -> PageMeta:
    title, description = (hide_in_text(text, load.site, load.locale) for text in (meta.title, meta.description))
    return replace(meta, title=title, description=description)


def _color_mode(document: Document) -> str:
    """The color mode that the page sets; empty if it follows the site and the visitor."""
    root = document.get("root")
    props = root.get("props") if isinstance(root, Mapping) else None
    chosen = props.get("color_mode") if isinstance(props, Mapping) else None
    return chosen if chosen in ("light", "dark") else ""


def _render_in_template(
    request: HttpRequest, document: Document, design: Design, load: LoadContext, needs_template: bool
) -> Rendered:
    """Renders the page in its template, or without it if the template fails."""
    if design.template is None:
        return _render(request, document, design, load)
    try:
        rendered = _render(request, document, design, load)
        if rendered.shows_page:
            return rendered
        failed, reason = rendered.failed, "it does not show the content of the page"
    except RenderFailed as error:
        failed, reason = (), str(error)
    count("template_left_out")
    logger.error("The page at %s is shown without its template: %s", request.path, reason)
    if needs_template:
        raise TemplateFailed
    without_template = _render(request, document, replace(design, template=None), replace(load, content=None))
    return replace(
        without_template,
        failed=(*failed, Failure("page template", "template", reason), *without_template.failed),
    )


def _render(request: HttpRequest, document: Document, design: Design, load: LoadContext) -> Rendered:
    template = design.template
    parts = {"header": design.header, "main": template.document if template else document, "footer": design.footer}
    if template and load.content is None:
        parts["content"] = document
    context = RenderContext(
        load=load,
        direction="rtl" if get_language_bidi() else "ltr",
        time_zone=timezone.get_current_timezone_name(),
        breakpoints=design.breakpoints,
        request=request,
        keys={"main": template.name} if template else {},
    )
    return render_documents({name: part for name, part in parts.items() if part}, context)
