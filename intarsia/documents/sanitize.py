"""Removes everything from rich text that could run code, and keeps its formatting and links."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import nh3

from . import contract as contracts
from .json_text import digest, json_text
from .links import LINK_SCHEMES
from .rich_text_links import action_of
from .tree import elements, settings

TAGS = {
    *("p", "br", "strong", "em", "b", "i", "u", "s", "a", "ul", "ol", "li", "h2", "h3", "h4", "h5", "h6"),
    *("blockquote", "code", "pre", "hr", "span", "sub", "sup"),
}
ATTRIBUTES = {"a": {"href", "title", "target", "rel", "data-page", "data-action"}, "*": {"lang", "dir"}}


def clean_html(html: str) -> str:
    # link_rel=None keeps the author's nofollow. Browsers need no noopener for target=_blank.
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        attribute_filter=_valid_action if "data-action" in html else None,
        url_schemes=set(LINK_SCHEMES),
        link_rel=None,
    )


def _valid_action(tag: str, attribute: str, value: str) -> str | None:
    return None if attribute == "data-action" and action_of(value) is None else value


MOST_DOCUMENTS = 500

# The clean JSON, by digest of the document.
_clean: dict[str, str] = {}


@dataclass(frozen=True)
class CleanDocument:
    """A document, its JSON with clean rich text, and the digest of that."""

    document: Mapping[str, Any]
    text: str
    key: str


def clean_document(document: Mapping[str, Any]) -> CleanDocument:
    text = clean_text(document)
    return CleanDocument(document, text, digest(text))


def clean_text(document: Mapping[str, Any]) -> str:
    """The document's JSON with clean rich text, cached by its content.

    The editor cleans documents when it saves them. This covers documents from imports, migrations and a site's own
    code, and widgets that were installed later.
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
    """Cleans the rich text of known widgets in place. All other values stay unchanged."""
    for element in elements(document, contract):
        for setting in settings(element):
            if setting.spec["kind"] == "richtext" and isinstance(setting.value, str):
                setting.holder[setting.name] = clean_html(setting.value)
