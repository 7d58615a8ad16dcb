"""The image that represents a page: the first one in its content that is large enough for a preview."""

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

from .share_image.shared_image import SharedImage

IMAGE = re.compile(r"<img\b[^>]*>")
ATTRIBUTE = re.compile(r'\b(src|srcset|width|height|alt)="([^"]*)"', re.IGNORECASE)
PIXELS = re.compile("[0-9]{1,5}")
# Networks show smaller ones as a thumbnail next to the title, or not at all.
MIN_WIDTH, MIN_HEIGHT = 600, 315
# Limits the work for a page with very many small images.
MAX_IMAGES = 50


def first_image(html: str) -> SharedImage | None:
    """Its widest file. From rendered HTML, so it costs no query and visitors see it."""
    for number, tag in enumerate(IMAGE.finditer(html)):
        if number == MAX_IMAGES:
            break
        attributes = {name.lower(): value for name, value in ATTRIBUTE.findall(tag[0])}
        source = _widest(attributes)
        if _is_large(attributes) and source and not source.startswith("data:"):
            size = _pixels(attributes, "width"), _pixels(attributes, "height")
            return SharedImage(unescape(source), *size, unescape(attributes.get("alt", "")))
    return None


def id_of(image: SharedImage, images: Mapping[str, Mapping[str, Any]]) -> int | None:
    """The id of the image in the library; None if it comes from elsewhere."""
    found = (pk for pk, one in images.items() if image.url in (_widest(one), one["src"], one.get("animated")))
    return next(map(int, found), None)


def _is_large(attributes: dict[str, str]) -> bool:
    return _pixels(attributes, "width") >= MIN_WIDTH and _pixels(attributes, "height") >= MIN_HEIGHT


def _widest(attributes: Mapping[str, str]) -> str:
    """`srcset` lists the widest file last."""
    candidates = attributes.get("srcset", "").split(", ")
    return candidates[-1].split(" ")[0] or attributes.get("src", "")


def _pixels(attributes: dict[str, str], name: str) -> int:
    """The width or height of the widest file of the image."""
    text = attributes.get(name, "")
    return int(text) if PIXELS.fullmatch(text) else 0
