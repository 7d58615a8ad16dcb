"""The text of an element for search, without markup."""

from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from typing import Any

from django.utils.html import strip_tags

from ..tree import Element, settings

TEXT_KINDS = {"text", "textarea", "code", "richtext"}


@lru_cache(maxsize=4096)
def plain_text(html: str) -> str:
    """The text of some HTML on one line. A tag separates words like a space."""
    return " ".join(unescape(strip_tags(html.replace("<", " <"))).split())


def element_texts(element: Element) -> Iterator[str]:
    """The texts in the element's own settings, in their order. Child elements are not included."""
    for setting in settings(element):
        spec, value = setting.spec, setting.value
        if spec["kind"] in TEXT_KINDS and not spec.get("private") and isinstance(value, str):
            yield plain_text(value)
        elif spec["kind"] == "gallery" and isinstance(value, list):
            yield from (caption for item in value if (caption := _caption(item)))


def _caption(image: Any) -> str:
    caption = image.get("caption") if isinstance(image, dict) else ""
    return " ".join(caption.split()) if isinstance(caption, str) else ""
