"""A document as a whole HTML page, with everything a browser needs and nothing that depends on the visitor."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import get_script_prefix
from django.utils import timezone
from django.utils.translation import get_language, get_language_bidi
from wagtail.models import Site

from . import assets
from .cache import tag_response
from .data_loaders import LoadContext
from .page_css import stylesheet_address
from .policy import SHARED_HEADERS, page_policy
from .render import Document, RenderContext, Rendered, render_documents

# Of these two every page has text above the fold.
PRELOADED_FONTS = ("fraunces-latin-wght-normal", "source-sans-3-latin-wght-normal")


@dataclass(frozen=True)
class Design:
    """What a site puts around and over its documents. `tags` name what it was read from, for the page cache."""

    header: Document | None = None
    footer: Document | None = None
    variables: Mapping[str, Any] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PageText:
    """What the page says of itself in its head."""

    title: str
    description: str = ""
    address: str = ""


def page_response(
    request: HttpRequest,
    document: Document,
    design: Design,
    text: PageText,
    *,
    page: Any = None,
    tags: Iterable[str] = (),
    is_preview: bool = False,
) -> HttpResponse:
    """The page as a response. A widget that fails is left out; staff see in a preview which one it was.

    With `tags` the answer may be kept by the page cache; they name what the page is made from, beside what its
    documents name themselves.
    """
    load = LoadContext(site=Site.find_for_request(request), page=page, locale=get_language() or settings.LANGUAGE_CODE)
    rendered = _drawn(request, document, design, load)
    context = {
        "text": text,
        "rendered": rendered,
        "language": get_language() or settings.LANGUAGE_CODE,
        "direction": "rtl" if get_language_bidi() else "ltr",
        "color_mode": _color_mode(document),
        "time_zone": timezone.get_current_timezone_name(),
        "policy": page_policy(rendered.hosts, _own_hosts()),
        "stylesheet": stylesheet_address(rendered, dict(design.variables)),
        "fonts": assets.font_files(*PRELOADED_FONTS),
        "runtime": assets.url("runtime.js"),
        "config": config(),
        "failures": rendered.failed if is_preview else (),
        "page": page,
    }
    response = HttpResponse(render_to_string("intarsia/page.html", context, request))
    for name, value in SHARED_HEADERS.items():
        response.headers[name] = value
    return tag_response(response, sorted({*tags, *design.tags, *load.tags})) if tags else response


def config() -> dict[str, Any]:
    """What scripts on the page must know; the same for every visitor."""
    root = get_script_prefix()
    return {
        "urls": {
            "host": root,
            "ajax": f"{root}ajax/",
            "listingAjax": f"{root}listing-ajax/",
            "rest": f"{root}api/",
        },
    }


def _color_mode(document: Document) -> str:
    """A page may be light or dark whatever the site and the visitor prefer."""
    chosen = document.get("root", {}).get("props", {}).get("color_mode")
    return chosen if chosen in ("light", "dark") else ""


def _drawn(request: HttpRequest, document: Document, design: Design, load: LoadContext) -> Rendered:
    parts = {"header": design.header, "main": document, "footer": design.footer}
    context = RenderContext(
        load=load,
        direction="rtl" if get_language_bidi() else "ltr",
        time_zone=timezone.get_current_timezone_name(),
        request=request,
    )
    return render_documents({name: part for name, part in parts.items() if part}, context)


def _own_hosts() -> list[str]:
    """Other hosts that hold the site's own files, such as an S3 bucket or a CDN."""
    addresses = (settings.STATIC_URL, settings.MEDIA_URL)
    return [f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, filter(None, addresses)) if parts.netloc]
