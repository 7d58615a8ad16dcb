"""Rich text written by staff keeps its meaning and loses whatever could run."""

from typing import Any

import nh3

from .document_tree import elements, settings
from .links import LINK_SCHEMES

TAGS = {
    *("p", "br", "strong", "em", "b", "i", "u", "s", "a", "ul", "ol", "li", "h2", "h3", "h4", "h5", "h6"),
    *("blockquote", "code", "pre", "hr", "span", "sub", "sup"),
}
ATTRIBUTES = {"a": {"href", "title", "target", "rel"}, "*": {"lang", "dir"}}


def clean_html(html: str) -> str:
    # No rel of nh3's own: browsers need none for target=_blank, and the author's nofollow must survive.
    return nh3.clean(html, tags=TAGS, attributes=ATTRIBUTES, url_schemes=set(LINK_SCHEMES), link_rel=None)


def clean_rich_text(document: Any, contract: dict) -> None:
    """Clean the rich text of every known widget, in place; all other values stay as they are."""
    for element in elements(document, contract):
        for setting in settings(element):
            if setting.spec["kind"] == "richtext" and isinstance(setting.value, str):
                setting.holder[setting.name] = clean_html(setting.value)
