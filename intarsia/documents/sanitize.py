"""Removes everything from rich text that could run code, and keeps its formatting and links."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import nh3

from . import contract as contracts
from .hyperlinks.full_links import complete_links, full_link
from .hyperlinks.links import LINK_SCHEMES
from .hyperlinks.rich_text_links import action_of
from .json_text import digest, json_text
from .tree import elements, settings
from .upgrades import UpgradeFailure, upgrade

TAGS = {
    *("p", "br", "strong", "em", "b", "i", "u", "s", "a", "ul", "ol", "li", "h2", "h3", "h4", "h5", "h6"),
    *("blockquote", "code", "pre", "hr", "span", "sub", "sup"),
}
ATTRIBUTES = {
    "a": {"href", "title", "target", "rel", "data-page", "data-document", "data-action"},
    "*": {"lang", "dir"},
    **{tag: {"class"} for tag in ("span", "p", "h2", "h3", "h4", "h5", "h6")},
}
# The colors and alignments that the editor offers: web/editor/controls/richtext/textLook.ts.
TEXT_COLORS = {f"richtext-{name}" for name in ("muted", "primary", "accent", "link", "success", "warning", "danger")}
TEXT_ALIGNMENTS = {f"richtext-{name}" for name in ("center", "end", "justify")}
ID = re.compile(r"[0-9]{1,10}")
# Attributes with their own values.
CHECKED = ("href", "data-action", "data-document", "class")


def clean_html(html: str) -> str:
    # link_rel=None keeps the author's nofollow. Browsers need no noopener for target=_blank.
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        attribute_filter=_valid_attribute if any(name in html for name in CHECKED) else None,
        url_schemes=set(LINK_SCHEMES),
        link_rel=None,
    )


# What visitors may use in texts that they format.
VISITOR_TAGS = {"p", "br", "strong", "em", "b", "i", "ul", "ol", "li", "a"}
VISITOR_SCHEMES = {"http", "https", "mailto"}


def clean_visitor_html(html: str) -> str:
    return nh3.clean(
        html,
        tags=VISITOR_TAGS,
        attributes={"a": {"href"}},
        attribute_filter=_complete_url,
        url_schemes=VISITOR_SCHEMES,
        link_rel="nofollow ugc noopener",
    )


def _complete_url(_tag: str, attribute: str, value: str) -> str | None:
    """A path would lead to wherever staff or readers of an e-mail are."""
    is_complete = value.lower().startswith(tuple(f"{scheme}:" for scheme in VISITOR_SCHEMES))
    return value if attribute != "href" or is_complete else None


def _valid_attribute(tag: str, attribute: str, value: str) -> str | None:
    if attribute == "href":
        return full_link(value)
    if attribute == "class":
        return value if value in (TEXT_COLORS if tag == "span" else TEXT_ALIGNMENTS) else None
    if attribute == "data-document":
        return value if ID.fullmatch(value) else None
    return None if attribute == "data-action" and action_of(value) is None else value


MAX_DOCUMENTS = 500


@dataclass(frozen=True)
class CleanDocument:
    """An upgraded document, its JSON with clean rich text, and the digest of that."""

    document: Mapping[str, Any]
    text: str
    key: str
    not_upgraded: tuple[UpgradeFailure, ...] = ()
    catalog: str = contracts.WIDGETS


@dataclass(frozen=True)
class _Cleaned:
    text: str
    key: str
    # None if the stored document needs no upgrade.
    upgraded: Mapping[str, Any] | None
    not_upgraded: tuple[UpgradeFailure, ...]


# By catalog and digest of the stored document.
_cleaned: dict[tuple[str, str], _Cleaned] = {}


def clean_document(document: Mapping[str, Any], catalog: str = contracts.WIDGETS) -> CleanDocument:
    """The document as V8 may render it, cached by its content.

    The editor upgrades and cleans documents when it saves them. This covers documents from imports, migrations and a
    site's own code, and widgets that were installed or updated later.
    """
    text = json_text(document)
    key = catalog, digest(text)
    known = _cleaned.get(key) or _clean(document, text, key)
    return CleanDocument(known.upgraded or document, known.text, known.key, known.not_upgraded, catalog)


def _clean(document: Mapping[str, Any], text: str, key: tuple[str, str]) -> _Cleaned:
    contract = contracts.load(key[0])
    current = upgrade(json.loads(text), contract)
    is_upgraded = current.document != document
    copy = json.loads(json_text(current.document))
    clean_rich_text(copy, contract)
    complete_links(copy, contract)
    clean = text if copy == document else json_text(copy)
    known = _Cleaned(clean, digest(clean), current.document if is_upgraded else None, current.failed)
    if len(_cleaned) >= MAX_DOCUMENTS:
        _cleaned.clear()
    if current.is_final:
        _cleaned[key] = known
    return known


def clean_rich_text(document: Any, contract: dict) -> None:
    """Cleans the rich text of known widgets in place. Call it after the upgrade. All other values stay unchanged."""
    for element in elements(document, contract):
        for setting in settings(element):
            if setting.spec["kind"] == "richtext" and isinstance(setting.value, str):
                setting.holder[setting.name] = clean_html(setting.value)
