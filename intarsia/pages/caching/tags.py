"""The cache tags of a page, and the pages of a tag.

A cached page has a tag for everything that it shows: itself, the pages it links to, its images, the site's design and
templates, and what its widgets loaded. A change purges exactly these tags, and public pages are rendered again.
"""

from django.db.models import Model
from django.http import HttpRequest
from wagtail.models import Page

from intarsia.page_cache import page_keys, url_finder
from intarsia.rendering.resources.private_pages import without_private

from ..models import BuilderMixin


def tags_of(page: Page, request: HttpRequest) -> list[str]:
    """The tags of a public page; none for a page with view restrictions, so it is never cached."""
    if getattr(request, "is_preview", False):
        return []
    return [] if page.get_view_restrictions() else [f"page-{page.pk}"]


def tag_of_item(item: Model) -> str:
    """The tag of a page, template or other item with a document: `page-7`, `template-3`."""
    return f"{'page' if isinstance(item, Page) else item._meta.model_name}-{item.pk}"


@url_finder
def urls_of_pages(tags: list[str]) -> list[str]:
    """URLs of the pages that just changed, so that they are rendered before a visitor requests them."""
    keys = page_keys(tags)
    pages = without_private(Page.objects.live().filter(pk__in=keys)).specific() if keys else []
    urls = [page.get_full_url() for page in pages if issubclass(page.specific_class, BuilderMixin)]
    return [url for url in urls if url]
