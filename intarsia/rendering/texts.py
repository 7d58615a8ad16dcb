"""The words of an element, as a visitor would read them."""

from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from typing import Any

from django.utils.html import strip_tags

from .document_tree import Element, settings

TEXT_KINDS = {"text", "textarea", "code", "richtext"}


@lru_cache(maxsize=4096)
def plain(html: str) -> str:
    """The text of a piece of HTML on one line; what tags stood between stays apart."""
    return " ".join(unescape(strip_tags(html.replace("<", " <"))).split())


def texts_of(element: Element) -> Iterator[str]:
    """What its own settings say, in their order; not what stands in its slots."""
    for setting in settings(element):
        spec, value = setting.spec, setting.value
        if spec["kind"] in TEXT_KINDS and not spec.get("private") and isinstance(value, str):
            yield plain(value)
        elif spec["kind"] == "gallery" and isinstance(value, list):
            yield from (caption for item in value if (caption := _caption(item)))


def _caption(picture: Any) -> str:
    caption = picture.get("caption") if isinstance(picture, dict) else ""
    return " ".join(caption.split()) if isinstance(caption, str) else ""
