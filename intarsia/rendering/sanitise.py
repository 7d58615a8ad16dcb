"""Rich text written by staff keeps its meaning and loses whatever could run."""

import json
from collections.abc import Mapping
from typing import Any

import nh3

from . import contract as contracts
from .document_tree import elements, settings
from .json_text import digest, json_text
from .links import LINK_SCHEMES
from .rich_links import action_of

TAGS = {
    *("p", "br", "strong", "em", "b", "i", "u", "s", "a", "ul", "ol", "li", "h2", "h3", "h4", "h5", "h6"),
    *("blockquote", "code", "pre", "hr", "span", "sub", "sup"),
}
ATTRIBUTES = {"a": {"href", "title", "target", "rel", "data-page", "data-action"}, "*": {"lang", "dir"}}


def clean_html(html: str) -> str:
    # No rel of nh3's own: browsers need none for target=_blank, and the author's nofollow must survive.
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        attribute_filter=_readable if "data-action" in html else None,
        url_schemes=set(LINK_SCHEMES),
        link_rel=None,
    )


def _readable(tag: str, attribute: str, value: str) -> str | None:
    return None if attribute == "data-action" and action_of(value) is None else value


MOST_DOCUMENTS = 500

# By digest of a document: itself as text when it was clean, else a clean copy.
_clean: dict[str, str] = {}


def clean_text(document: Mapping[str, Any]) -> str:
    """The document's JSON with clean rich text, found once for each content.

    The editor's documents were cleaned when they were saved. Others come by an import, a migration or a site's own
    code, or hold widgets that were not installed at that time.
    """
    text = json_text(document)
    key = digest(text)
    if key not in _clean:
        if len(_clean) >= MOST_DOCUMENTS:
            _clean.clear()
        copy = json.loads(text)
        clean_rich_text(copy, contracts.load())
        _clean[key] = text if copy == document else json_text(copy)
    return _clean[key]


def clean_rich_text(document: Any, contract: dict) -> None:
    """Clean the rich text of every known widget, in place; all other values stay as they are."""
    for element in elements(document, contract):
        for setting in settings(element):
            if setting.spec["kind"] == "richtext" and isinstance(setting.value, str):
                setting.holder[setting.name] = clean_html(setting.value)
