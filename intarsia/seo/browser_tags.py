"""The tags that tell browsers how to show the site outside its pages: manifest, icon, color of the toolbar, feed."""

from collections.abc import Iterator
from functools import lru_cache

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from wagtail.models import Page

from intarsia.page_contributions import ComposedPage

from .design_colors import DesignColors, design_colors
from .feed.url import feed_url
from .site_identity import identity_of
from .urls_of_site import url_of

# Browsers find /favicon.ico and /apple-touch-icon.png at the root of a host without a tag. Search engines read the home
# page.
ICON_TAGS = '<link rel="icon" href="{}" type="image/svg+xml"><link rel="apple-touch-icon" href="{}">'

MODES = ("light", "dark")


def browser_tags(page: ComposedPage) -> SafeString:
    return mark_safe("".join(_tags(page)))


def _tags(page: ComposedPage) -> Iterator[str]:
    if manifest := url_of("manifest"):
        yield format_html('<link rel="manifest" href="{}">', manifest)
    yield _color_tags(design_colors(page.design), page.color_mode)
    if page.site is None or not isinstance(page.page, Page):
        return
    identity = identity_of(page.site, page.tags)
    is_home = page.page.translation_key == identity.home
    if (is_home or url_of("favicon") != "/favicon.ico") and (icon := url_of("icon")):
        yield format_html(ICON_TAGS, icon, url_of("touch_icon"))
    if (is_home or identity.articles_of(page.page)) and (url := feed_url(page.language, identity)):
        yield format_html('<link rel="alternate" type="application/atom+xml" title="{}" href="{}">', identity.name, url)


# The pages of a site share few combinations of colors and mode.
@lru_cache(maxsize=64)
def _color_tags(colors: DesignColors, page_mode: str) -> SafeString:
    """A page that is always light or dark has one tag."""
    mode = page_mode or colors.mode
    if mode in MODES:
        return format_html('<meta name="theme-color" content="{}">', colors.hex("paper", mode))
    tag = '<meta name="theme-color" content="{}" media="(prefers-color-scheme: {})">'
    return format_html_join("", tag, ((colors.hex("paper", name), name) for name in MODES))
