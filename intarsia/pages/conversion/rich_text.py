"""Wagtail's rich text as text, image and video elements."""

import re
from collections.abc import Iterator

from bs4 import Tag
from bs4.element import PageElement

from intarsia.documents.build import Element, media
from intarsia.documents.build.widgets import image, text, video
from intarsia.html_tree import html_tree

VIDEO_HOSTS = re.compile(
    r"^https?://(?:www\.|m\.|player\.)?(?:(youtu\.be|youtube(?:-nocookie)?\.com)|vimeo\.com)/", re.I
)


def rich_text_elements(html: str) -> Iterator[Element] | None:
    """None if the text embeds what no widget shows."""
    soup = html_tree(html)
    for link in soup.find_all("a"):
        _convert_link(link)
    found = [embed for embed in soup.find_all("embed") if _embedded(embed) is None]
    return None if found else _parts(soup)


def video_element(url: str) -> Element | None:
    """None if the URL is not that of a video of YouTube or Vimeo."""
    found = VIDEO_HOSTS.match(url or "")
    return video(url, video_type="youtube" if found[1] else "vimeo") if found else None


def _parts(soup: Tag) -> Iterator[Element]:
    """Embeds end the text before them, also when they are inside a paragraph."""
    waiting: list[str] = []
    for node in list(soup.children):
        embeds = _embeds_of(node)
        elements = [_embedded(embed) for embed in embeds]
        for embed in embeds:
            embed.extract()
        if not (isinstance(node, Tag) and node.name == "embed"):
            waiting.append(str(node))
        if elements:
            yield from _text_of(waiting)
            waiting = []
            yield from (element for element in elements if element)
    yield from _text_of(waiting)


def _embeds_of(node: PageElement) -> list[Tag]:
    if not isinstance(node, Tag):
        return []
    return [node] if node.name == "embed" else list(node.find_all("embed"))


def _text_of(waiting: list[str]) -> Iterator[Element]:
    html = "".join(waiting).strip()
    if html_tree(html).get_text().strip():
        yield text(html)


def _embedded(embed: Tag) -> Element | None:
    if embed.get("embedtype") == "image" and str(embed.get("id", "")).isdigit():
        # Wagtail stores an empty text for an image that is only decoration, as documents do.
        return image(media(int(str(embed["id"])), alt=str(embed.get("alt", ""))))
    return video_element(str(embed.get("url", ""))) if embed.get("embedtype") == "media" else None


def _convert_link(link: Tag) -> None:
    kind, pk = link.attrs.pop("linktype", ""), link.attrs.pop("id", "")
    if kind in ("page", "document"):
        link[f"data-{kind}"] = pk
