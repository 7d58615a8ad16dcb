"""Shows a stored document as a response, with the site's page template, header, footer and theme around it."""

from dataclasses import dataclass, replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language, override

from intarsia.rendering.data_loaders import OwnContent
from intarsia.rendering.design import Design, PageMeta
from intarsia.rendering.page import TemplateFailed, page_response

from ..caching.tags import tags_of
from ..design import design_for
from ..languages import language_of
from ..models import BuilderPageMixin, TemplatedPageMixin
from ..models.template import is_page_template
from ..page_templates.example import example_page
from ..page_templates.template_rules import shows_content, stored_template
from .embedding import use_own_page_assets
from .own_content import content_of, text_document
from .visual_template import render_in_visual_template


@dataclass(frozen=True)
class PageView:
    """What is shown: the page that widgets get their data from, its document, and the design around it."""

    page: Any
    document: Any
    design: Design
    # For a page without a document: the HTML that the page template shows.
    content: OwnContent | None = None


def render_page(item: Any, request: HttpRequest, *, is_preview: bool = False, document: Any = None) -> HttpResponse:
    """A page as HTML. A page template is shown with an example page, any other template on a separate page.

    `document` is shown instead of the one in the item's field `document`.
    """
    page = preview_subject(item)
    with override(language_of(page) or get_language() or settings.LANGUAGE_CODE):
        if document is None and isinstance(page, BuilderPageMixin) and page.visual_template:
            return render_in_visual_template(page, request, is_preview=is_preview)
        if document is None:
            view = resolve_view(item, page, request)
        else:
            design = replace(design_for(item, request), header=None, footer=None, template=None)
            view = PageView(item, document, design)
        return page_response(
            request,
            view.document,
            view.design,
            _meta_of(view.page, request),
            page=view.page,
            content=view.content,
            tags=() if is_preview or view.content else tags_of(item, request),
            is_preview=is_preview,
        )


def render_in_template(page: Any, request: HttpRequest, *, is_preview: bool = False) -> HttpResponse | None:
    """Renders a page without a document in its page template; None if no template can be used."""
    if request.method not in ("GET", "HEAD") or design_for(page, request).template is None:
        return None
    try:
        return render_page(page, request, is_preview=is_preview)
    except TemplateFailed:
        use_own_page_assets(request)
        return None


def preview_subject(item: Any) -> Any:
    """The page that widgets get their data from: the example page of a page template, otherwise the item itself."""
    return (example_page(item) if is_page_template(item) else None) or item


def resolve_view(item: Any, page: Any, request: HttpRequest) -> PageView:
    design = design_for(page, request)
    if not is_page_template(item):
        return _view_of_page(page, design, request)
    if page is item or not shows_content(item.document):
        # The template shows no page, but its author must be able to see it.
        return PageView(page, item.document, replace(design, template=None))
    return _view_of_page(page, replace(design, template=stored_template(item.pk, item.document)), request)


def _view_of_page(page: Any, design: Design, request: HttpRequest) -> PageView:
    if not isinstance(page, TemplatedPageMixin) or getattr(page, "is_visual", False):
        return PageView(page, page.document, design)
    # The page cache does not know what the page's own blocks depend on, so such a page is never cached.
    content = content_of(page, request)
    return PageView(page, text_document(content.html), design, content)


def document_of(page: Any, request: HttpRequest) -> Any:
    """The page's document; for a page without one, its content as text."""
    return _view_of_page(page, design_for(page, request), request).document


def _meta_of(page: Any, request: HttpRequest) -> PageMeta:
    # Without the request, Wagtail caches the root paths on the page, and the menu asks the same page for its URL.
    url = page.get_full_url() if hasattr(page, "slug") else ""
    return PageMeta(
        title=getattr(page, "seo_title", "") or getattr(page, "title", str(page)),
        description=getattr(page, "search_description", ""),
        url=url or "",
    )
