"""The tags that messengers and social networks show a link by: Open Graph, which all of them read, and X's own.

They also read the title, the description and the canonical URL that every page has, so these are not repeated, because
pages have a budget of elements. Only X needs the title again.
"""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from intarsia.page_contributions import ComposedPage, filtered_text

from .first_image import first_image

# Without the first one, search engines show small images only.
TAGS = '<meta name="robots" content="max-image-preview:large"><meta property="og:title" content="{}">'
IMAGE_TAGS = '<meta property="og:image" content="{}"><meta name="twitter:card" content="summary_large_image">'


def link_preview(page: ComposedPage) -> SafeString:
    title = filtered_text(page.page.seo_title or page.page.title, page)
    image = first_image(page.html.get("main", ""), page.site.root_url) if page.site else ""
    return format_html(TAGS, title) + (format_html(IMAGE_TAGS, image) if image else SafeString(""))
