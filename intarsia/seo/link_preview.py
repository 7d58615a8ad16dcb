"""The tags that messengers and social networks show a link by: Open Graph, which all of them read, and X's own.

They also read the title, the description and the canonical URL that every page has, and take a page for a website, so
these are not repeated, because pages have a budget of elements. Only X needs the title again. Articles, which are
shared most, say all of it.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import urljoin

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from intarsia.page_contributions import ComposedPage, filtered_text

from .first_image import first_image, id_of
from .share_image.cropped import cropped_image
from .share_image.drawing import HEIGHT, WIDTH
from .share_image.generated import generated_image
from .share_image.shared_image import SharedImage
from .site_identity import Identity, identity_of, is_article

OPEN_GRAPH_TAG = '<meta property="og:{}" content="{}">'
CARD_TAG = '<meta name="twitter:card" content="{}">'
NOINDEX = mark_safe('<meta name="robots" content="noindex">')


def link_preview(page: ComposedPage) -> SafeString:
    title = filtered_text(title_of(page.page), page)
    image = share_image(page, title)
    robots = NOINDEX if getattr(page.page, "noindex", False) else SafeString("")
    card = format_html(CARD_TAG, "summary_large_image" if image else "summary")
    return robots + format_html_join("", OPEN_GRAPH_TAG, _open_graph(page, title, image)) + card


def title_of(page: Any) -> str:
    return page.seo_title or page.title


def _open_graph(page: ComposedPage, title: str, image: SharedImage | None) -> Iterator[tuple[str, str | int]]:
    """(name, value)."""
    identity = _identity(page)
    yield "title", title
    if image:
        yield "image", image.url
    if identity and is_article(page.page, identity):
        yield from _of_article(page, identity, image)


def _of_article(page: ComposedPage, identity: Identity, image: SharedImage | None) -> Iterator[tuple[str, str | int]]:
    facts = {
        "type": "article",
        "url": page.page.get_full_url() or "",
        "site_name": filtered_text(identity.name, page),
        "image:width": image.width if image else 0,
        "image:height": image.height if image else 0,
        "image:alt": image.alt if image else "",
    }
    yield from ((name, value) for name, value in facts.items() if value)


def _identity(page: ComposedPage) -> Identity | None:
    return identity_of(page.site, page.tags) if page.site else None


def share_image(page: ComposedPage, title: str) -> SharedImage | None:
    """The chosen image, the first large one in the content, or one with the title. Its URL is absolute."""
    site = page.site
    if site is None:
        return None
    found = _chosen(page) or _first(page) or _generated(page, title)
    return replace(found, url=urljoin(site.root_url, found.url)) if found else None


def _chosen(page: ComposedPage) -> SharedImage | None:
    found = cropped_image(getattr(page.page, "share_image_id", None), page.tags)
    return replace(found, alt=filtered_text(found.alt, page)) if found else None


def _first(page: ComposedPage) -> SharedImage | None:
    """Cut like a chosen one if it is in the library. Its text is the one that visitors get."""
    shown = first_image(page.html.get("main", ""))
    pk = id_of(shown, page.images) if shown else None
    if shown is None or pk is None:
        return shown
    known = page.images[str(pk)].get("shared")
    cropped = SharedImage(**known) if known else cropped_image(pk, page.tags)
    return replace(cropped, alt=shown.alt) if cropped else None


def _generated(page: ComposedPage, title: str) -> SharedImage | None:
    identity = _identity(page)
    made = generated_image(title, identity.name if identity else "", page.design)
    return SharedImage(made, WIDTH, HEIGHT, title) if made else None
