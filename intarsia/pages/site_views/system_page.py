"""Pages without a stored document, such as search results. They have the site's design and are never cached."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpRequest, HttpResponse

from intarsia.rendering.design import PageMeta
from intarsia.rendering.page import page_response
from intarsia.rendering.scopes import Scope

from ..design import design_for

BOX_STYLE = {"desktop": {"padding": "clamp(40px, 6vw, 96px) 20px", "gap": "2rem", "boxed_width": "760px"}}


@dataclass(frozen=True)
class SystemPage:
    """What data loaders get as the page."""

    title: str
    # What its widgets' data loaders show to this visitor, by name.
    visitor_state: Mapping[str, Any] = field(default_factory=dict)
    # Without a primary key, the page has no translations and no pages below it.
    pk: None = field(default=None, init=False)


def system_page(request: HttpRequest, page: SystemPage, *elements: dict[str, Any]) -> HttpResponse:
    """The page's title and the elements, between the site's header and footer."""
    title = {"type": "page_title", "props": {"id": "page_title-own", "header_size": "h1", "size": "xl"}}
    box = {"id": "container-own", "content_width": "boxed", "content": [title, *elements], "$style": BOX_STYLE}
    document = {"root": {"props": {}}, "content": [{"type": "container", "props": box}], "zones": {}}
    design, scope = design_for(page, request), Scope(visitor_state=page.visitor_state)
    response = page_response(request, document, design, PageMeta(page.title), page=page, scope=scope)
    response["X-Robots-Tag"] = "noindex"
    return response
