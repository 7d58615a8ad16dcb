"""The tags that messengers and social networks show a link by: Open Graph, which all of them read, and X's own."""

from collections.abc import Iterator

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import to_locale

from intarsia.page_contributions import ComposedPage, filtered_text

from .first_image import first_image

# Without it, search engines show small pictures only.
ROBOTS = '<meta name="robots" content="max-image-preview:large">'


def link_preview(page: ComposedPage) -> SafeString:
    tags = format_html_join("", '<meta property="{}" content="{}">', _open_graph(page))
    card = "summary_large_image" if "og:image" in tags else "summary"
    return format_html('{}{}<meta name="twitter:card" content="{}">', SafeString(ROBOTS), tags, card)


def _open_graph(page: ComposedPage) -> Iterator[tuple[str, str]]:
    """(property, content)"""
    shown, site = page.page, page.site
    yield "og:type", "website"
    yield "og:title", filtered_text(shown.seo_title or shown.title, page)
    if shown.search_description:
        yield "og:description", filtered_text(shown.search_description, page)
    if url := shown.get_full_url():
        yield "og:url", url
    if site and site.site_name:
        yield "og:site_name", site.site_name
    # Only with a country: readers of the tag do not know languages alone.
    if "_" in (locale := to_locale(page.language)):
        yield "og:locale", locale
    if site and (image := first_image(page.html.get("main", ""), site.root_url)):
        yield "og:image", image.url
        yield "og:image:width", str(image.width)
        yield "og:image:height", str(image.height)
        if image.alt:
            yield "og:image:alt", filtered_text(image.alt, page)
