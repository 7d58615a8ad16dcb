"""A document as a whole HTML page, with everything a browser needs and nothing that depends on the visitor."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import get_script_prefix
from django.utils import timezone
from django.utils.translation import get_language, get_language_bidi
from wagtail.models import Site

from intarsia.protection.page_script.api import head_for, site_script_address, wall_script

from . import assets
from .cache import tag_response
from .contacts import hide_in_text, holds_contacts
from .counters import count
from .data_loaders import LoadContext, OwnContent
from .page_css import stylesheet_address
from .policy import SHARED_HEADERS, own_hosts, page_policy
from .remembered import remembered
from .render import Document, Failure, RenderContext, Rendered, RenderFailed, render_documents
from .translations import alternates_of
from .undrawn import Undrawn, keep, undrawn_response
from .words import script_words

logger = logging.getLogger(__name__)

# What `post_content` writes where it shows the page. Words of a page cannot hold it: their quotes are escaped.
CONTENT_MARK = ' data-page-content=""'
# Of these two every page has text above the fold.
PRELOADED_FONTS = ("fraunces-basic-wght-normal", "source-sans-3-latin-wght-normal")


@dataclass(frozen=True)
class Design:
    """What a site puts around and over its documents. `tags` name what it was read from, for the page cache."""

    header: Document | None = None
    footer: Document | None = None
    # Around the page's own content, which it shows at one place.
    template: Document | None = None
    variables: Mapping[str, Any] = field(default_factory=dict)
    # By name, the width of each device beside the usual ones.
    breakpoints: Mapping[str, int] = field(default_factory=dict)
    # Whether links to pictures open in the lightbox where nothing else is said.
    opens_pictures: bool = True
    # What the lightbox leaves away, and where its words come from, where that is not the usual.
    lightbox: Mapping[str, Any] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PageText:
    """What the page says of itself in its head."""

    title: str
    description: str = ""
    address: str = ""


class ShowsItself(Exception):
    """A page that is no document cannot be shown in its template. Its own type knows best how to show it then."""


def page_response(
    request: HttpRequest,
    document: Document,
    design: Design,
    text: PageText,
    *,
    page: Any = None,
    content: OwnContent | None = None,
    tags: Iterable[str] = (),
    is_preview: bool = False,
) -> HttpResponse:
    """The page as a response. A widget that fails is left out; staff see in a preview which one it was.

    `content` is that of a page which is no document, for a template to show; where that fails, ShowsItself is raised.
    In a preview `document` is drawn then, which says the same in plain words, and staff learn what failed.

    With `tags` the answer may be kept by the page cache; they name what the page is made from, beside what its
    documents name themselves.
    """
    site, language = Site.find_for_request(request), get_language() or settings.LANGUAGE_CODE
    load = LoadContext(site=site, page=page, locale=language, content=content)
    tags, shows_itself = set(tags), content is not None and not is_preview
    if shows_itself and content and content.problem:
        raise ShowsItself
    try:
        rendered = _with_its_content(request, document, design, load, shows_itself)
        stylesheet = stylesheet_address(rendered, dict(design.variables))
    except ShowsItself:
        raise
    except Exception as error:
        # Whatever it was, from V8 to the storage of stylesheets: this address has something to read.
        unforeseen = not isinstance(error, RenderFailed)
        logger.error("The page at %s could not be drawn: %s", request.path, error, exc_info=unforeseen)
        if shows_itself:
            raise ShowsItself from error
        undrawn = Undrawn(
            document, design.footer, text, page, load.locale, bool(tags), str(error) if is_preview else ""
        )
        response = undrawn_response(request, undrawn)
    else:
        context = {
            **_context(document, design, load, rendered),
            "text": _without_contacts(text, load),
            "alternates": alternates_of(load),
            "stylesheet": stylesheet,
            "config": config(design, load.locale) | contacts_config(rendered, load.locale, is_for_staff=is_preview),
            "failures": (*_unsaid(content), *rendered.failed) if is_preview else (),
        }
        response = HttpResponse(render_to_string("intarsia/page.html", context, request))
        if tags:
            keep(request, page, response.content)
    for name, value in SHARED_HEADERS.items():
        response.headers[name] = value
    return tag_response(response, sorted({*tags, *design.tags, *load.tags})) if tags else response


def _unsaid(content: OwnContent | None) -> tuple[Failure, ...]:
    return (Failure("the page's own", "content", content.problem),) if content and content.problem else ()


def _context(document: Document, design: Design, load: LoadContext, rendered: Rendered) -> dict[str, Any]:
    return {
        "rendered": rendered,
        "language": load.locale,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "color_mode": _color_mode(document) or _color_mode(design.template or {}),
        "time_zone": timezone.get_current_timezone_name(),
        "policy": page_policy(rendered.hosts | (load.content.hosts if load.content else frozenset()), own_hosts()),
        "fonts": assets.font_files(*PRELOADED_FONTS),
        "runtime": assets.url("runtime.js"),
        "protection": head_for(*rendered.html.values()),
        "wall": _wall_script(),
        "page": load.page,
    }


def _wall_script() -> str:
    return remembered("wall", ["script"], lambda *_: ("wall",), lambda _keys: {"script": wall_script()})["script"]


def config(design: Design, language: str) -> dict[str, Any]:
    """What scripts on the page must know; the same for every visitor."""
    root = get_script_prefix()
    lightbox = {
        "src": assets.url("lightbox.js"),
        "isUsual": design.opens_pictures,
        "words": script_words(language),
        **({"parts": dict(design.lightbox)} if design.lightbox else {}),
    }
    return {
        "breakpoints": dict(design.breakpoints),
        "lightbox": lightbox,
        "actions": {"src": assets.url("actions.js"), **_hover_timeout()},
        "urls": {
            "host": root,
            "ajax": f"{root}ajax/",
            "listingAjax": f"{root}listing-ajax/",
            "rest": f"{root}api/",
        },
    }


def contacts_config(rendered: Rendered, language: str, *, is_for_staff: bool = False) -> dict[str, Any]:
    """Where the script is that decodes contacts, and where that finds the site's words; empty without contacts."""
    if not holds_contacts(rendered.html):
        return {}
    site = site_script_address(language, is_for_staff=is_for_staff)
    staff = {"isForStaff": True} if is_for_staff else {}
    return {"contacts": {"src": assets.url("contacts.js"), "site": site, **staff}}


def _without_contacts(text: PageText, load: LoadContext) -> PageText:
    title, description = (hide_in_text(words, load.site, load.locale) for words in (text.title, text.description))
    return replace(text, title=title, description=description)


def _hover_timeout() -> dict[str, int]:
    """How long a mouse rests on a link that acts on hover, if the site says so."""
    chosen = getattr(settings, "INTARSIA_HOVER_ACTION_TIMEOUT", None)
    return {} if chosen is None else {"hoverTimeout": chosen}


def _color_mode(document: Document) -> str:
    """A page may be light or dark whatever the site and the visitor prefer."""
    root = document.get("root")
    props = root.get("props") if isinstance(root, Mapping) else None
    chosen = props.get("color_mode") if isinstance(props, Mapping) else None
    return chosen if chosen in ("light", "dark") else ""


def _with_its_content(
    request: HttpRequest, document: Document, design: Design, load: LoadContext, shows_itself: bool
) -> Rendered:
    """A reader never loses a page to the template around it: then it is drawn without."""
    if design.template is None:
        return _drawn(request, document, design, load)
    try:
        rendered = _drawn(request, document, design, load)
        if CONTENT_MARK in rendered.html["main"]:
            return rendered
        failed, reason = rendered.failed, "the page's content is missing in it"
    except RenderFailed as error:
        failed, reason = (), str(error)
    count("template_left_out")
    logger.error("The page at %s is shown without its template: %s", request.path, reason)
    if shows_itself:
        raise ShowsItself
    alone = _drawn(request, document, replace(design, template=None), replace(load, content=None))
    return replace(alone, failed=(*failed, Failure("around the page", "template", reason), *alone.failed))


def _drawn(request: HttpRequest, document: Document, design: Design, load: LoadContext) -> Rendered:
    parts = {"header": design.header, "main": design.template or document, "footer": design.footer}
    if design.template and load.content is None:
        parts["content"] = document
    context = RenderContext(
        load=load,
        direction="rtl" if get_language_bidi() else "ltr",
        time_zone=timezone.get_current_timezone_name(),
        breakpoints=design.breakpoints,
        request=request,
    )
    return render_documents({name: part for name, part in parts.items() if part}, context)
