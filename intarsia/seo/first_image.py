"""The image that represents a page: the first one in its content that is large enough for a preview."""

import re
from html import unescape
from typing import NamedTuple
from urllib.parse import urljoin

IMAGE = re.compile(r"<img\b[^>]*>")
ATTRIBUTE = re.compile(r'\b(src|srcset|width|height|alt)="([^"]*)"')
PIXELS = re.compile("[0-9]{1,5}")
# Networks show smaller ones as a thumbnail next to the title, or not at all.
LEAST_WIDTH, LEAST_HEIGHT = 600, 315
# Of a page with very many small images.
MOST_IMAGES = 50


class Picture(NamedTuple):
    url: str
    # In pixels, of the largest file of the image.
    width: int
    height: int
    alt: str


def first_image(html: str, origin: str) -> Picture | None:
    """From rendered HTML, so it costs no query and is an image that visitors see."""
    for number, tag in enumerate(IMAGE.finditer(html)):
        if number == MOST_IMAGES:
            return None
        if picture := _picture(dict(ATTRIBUTE.findall(tag[0])), origin):
            return picture
    return None


def _picture(attributes: dict[str, str], origin: str) -> Picture | None:
    width, height = _pixels(attributes.get("width", "")), _pixels(attributes.get("height", ""))
    source = _largest(attributes)
    if width < LEAST_WIDTH or height < LEAST_HEIGHT or not source or source.startswith("data:"):
        return None
    return Picture(urljoin(origin, unescape(source)), width, height, unescape(attributes.get("alt", "")))


def _largest(attributes: dict[str, str]) -> str:
    """The last of `srcset`, which lists the widest file last."""
    candidates = attributes.get("srcset", "").split(", ")
    return candidates[-1].split(" ")[0] or attributes.get("src", "")


def _pixels(text: str) -> int:
    return int(text) if PIXELS.fullmatch(text) else 0
