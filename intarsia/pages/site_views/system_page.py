"""Pages without a stored document, such as search results. They have the site's design and are never cached."""

from dataclasses import dataclass, field
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control

from intarsia.rendering.design import PageMeta
from intarsia.rendering.page import page_response

from ..design import design_for

BOX_STYLE = {"desktop": {"padding": "clamp(40px, 6vw, 96px) 20px", "gap": "2rem", "boxed_width": "760px"}}


@dataclass(frozen=True)
class SystemPage:
    """What data loaders get as the page. The loaders of `search` and `login_link` read their data from it."""

    title: str
    log_out: dict[str, str] | None = None
    search: dict[str, Any] | None = None
    # Without a primary key, the page has no translations and no pages below it.
    pk: None = field(default=None, init=False)


def system_page(request: HttpRequest, page: SystemPage, *elements: dict[str, Any]) -> HttpResponse:
    """The page's title and the elements, between the site's header and footer."""
    title = {"type": "page_title", "props": {"id": "page_title-own", "header_size": "h1", "size": "xl"}}
    box = {"id": "container-own", "content_width": "boxed", "content": [title, *elements], "$style": BOX_STYLE}
    document = {"root": {"props": {}}, "content": [{"type": "container", "props": box}], "zones": {}}
    response = page_response(request, document, design_for(page, request), PageMeta(page.title), page=page)
    response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, private=True, no_cache=True)
    return response
