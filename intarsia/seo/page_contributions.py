"""Registers what pages contain for search engines and previews of links."""

from collections.abc import Iterable, Mapping
from typing import Any

from wagtail.models import Page

from intarsia.page_contributions import ComposedPage, PageContribution, register_page_contribution

from .browser_tags import browser_tags
from .link_preview import link_preview
from .structured_data import graph_of


class LinkPreview(PageContribution):
    name = "intarsia_seo.link_preview"
    order = 20

    def head(self, page: ComposedPage) -> str:
        return link_preview(page) if _is_public_page(page) else ""


class StructuredData(PageContribution):
    name = "intarsia_seo.structured_data"
    order = 30

    def structured_data(self, page: ComposedPage) -> Iterable[Mapping[str, Any]]:
        data = graph_of(page) if _is_public_page(page) else None
        return [data] if data else []


class BrowserTags(PageContribution):
    name = "intarsia_seo.browser_tags"
    order = 25

    def head(self, page: ComposedPage) -> str:
        return browser_tags(page)


def _is_public_page(page: ComposedPage) -> bool:
    """Search results and messages about errors are not pages that anybody shares."""
    return isinstance(page.page, Page) and page.site is not None and not page.is_preview


register_page_contribution(LinkPreview())
register_page_contribution(StructuredData())
register_page_contribution(BrowserTags())
