"""The tags that messengers and social networks show a link by: Open Graph, which all of them read, and X's own.

They also read the title, the description and the canonical URL that every page has, so these are not repeated, because
pages have a budget of elements. Only X needs the title again.
"""

from typing import Any
from urllib.parse import urljoin

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from intarsia.page_contributions import ComposedPage, filtered_text

from .first_image import first_image
from .share_image.chosen import chosen_image
from .share_image.generated import generated_image
from .site_identity import identity_of

TITLE_TAG = '<meta property="og:title" content="{}">'
IMAGE_TAGS = '<meta property="og:image" content="{}"><meta name="twitter:card" content="summary_large_image">'
NOINDEX = mark_safe('<meta name="robots" content="noindex">')


def link_preview(page: ComposedPage) -> SafeString:
    title = filtered_text(title_of(page.page), page)
    image = share_image(page, title)
    robots = NOINDEX if getattr(page.page, "noindex", False) else SafeString("")
    return robots + format_html(TITLE_TAG, title) + (format_html(IMAGE_TAGS, image) if image else SafeString(""))


def title_of(page: Any) -> str:
    return page.seo_title or page.title


def share_image(page: ComposedPage, title: str) -> str:
    """The absolute URL of the chosen image, of the first large one in the content, or of one with the title."""
    site = page.site
    if site is None:
        return ""
    if chosen := chosen_image(page.page, page.tags):
        return urljoin(site.root_url, chosen)
    if first := first_image(page.html.get("main", ""), site.root_url):
        return first
    made = generated_image(title, identity_of(site, page.tags).name, page.design)
    return urljoin(site.root_url, made) if made else ""
