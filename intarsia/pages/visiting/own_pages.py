"""Pages that belong to no document of an owner: they look like the site, are about one visitor, and are never kept."""

from dataclasses import dataclass, field
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control

BOXED = {"desktop": {"padding": "clamp(40px, 6vw, 96px) 20px", "gap": "2rem", "boxed_width": "760px"}}


@dataclass(frozen=True)
class OwnPage:
    """What data loaders see as the page. Those of widgets that stand on such pages look for what is theirs in it."""

    title: str
    log_out: dict[str, str] | None = None
    search: dict[str, Any] | None = None
    # Nobody has a page of this number: it has no translations and nothing below it.
    pk: None = field(default=None, init=False)


def own_page(request: HttpRequest, page: OwnPage, *elements: dict[str, Any]) -> HttpResponse:
    """The elements below the page's title, between the site's header and footer."""
    from intarsia.rendering.page import PageText, page_response

    from ..serving import design_around

    title = {"type": "page_title", "props": {"id": "page_title-own", "header_size": "h1", "size": "xl"}}
    box = {"id": "container-own", "content_width": "boxed", "content": [title, *elements], "$style": BOXED}
    document = {"root": {"props": {}}, "content": [{"type": "container", "props": box}], "zones": {}}
    response = page_response(request, document, design_around(page, request), PageText(page.title), page=page)
    response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, private=True, no_cache=True)
    return response
