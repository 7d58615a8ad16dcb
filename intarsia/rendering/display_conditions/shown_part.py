"""Leaves out elements that are not shown on a page, before anything of them is loaded or rendered."""

import json
from typing import Any

from intarsia.documents import contract as contracts
from intarsia.documents.conditions import display_conditions_of
from intarsia.documents.json_text import digest, json_text
from intarsia.documents.sanitize import CleanDocument
from intarsia.documents.tree import elements
from intarsia.documents.upgrades import upgraded

from .page_facts import is_shown

MAX_DOCUMENTS = 500

# The paths of elements with conditions, and these; by catalog and key of the document.
_conditional: dict[tuple[str, str], tuple[tuple[str, Any], ...]] = {}
# Documents without some of their elements, by catalog, key and the paths of those.
_shown: dict[tuple[str, str, frozenset[str]], CleanDocument] = {}


def shown_part(part: CleanDocument, page: Any, locale: str) -> CleanDocument:
    """The part of a page without the elements whose display conditions the page does not meet."""
    conditional = _conditional_in(part)
    hidden = frozenset(path for path, condition in conditional if not is_shown(condition, page, locale))
    if not hidden:
        return part
    key = part.catalog, part.key, hidden
    if key not in _shown:
        if len(_shown) >= MAX_DOCUMENTS:
            _shown.clear()
        _shown[key] = _without(part, hidden)
    return _shown[key]


def _conditional_in(part: CleanDocument) -> tuple[tuple[str, Any], ...]:
    key = part.catalog, part.key
    if key not in _conditional:
        if len(_conditional) >= MAX_DOCUMENTS:
            _conditional.clear()
        _conditional[key] = tuple(
            (element.path, condition)
            for element in elements(part.document, contracts.load(part.catalog))
            for condition in display_conditions_of(element.props, (element.widget or {}).get("settings", {}))
        )
    return _conditional[key]


def _without(part: CleanDocument, hidden: frozenset[str]) -> CleanDocument:
    contract = contracts.load(part.catalog)
    document = upgraded(json.loads(part.text), contract)
    props = {id(element.props) for element in elements(document, contract) if element.path in hidden}
    shown = _without_elements(document, props)
    text = json_text(shown)
    return CleanDocument(shown, text, digest(text), part.not_upgraded, part.catalog)


def _without_elements(value: Any, hidden: set[int]) -> Any:
    """`hidden` are the identities of their settings."""
    if isinstance(value, dict):
        return {name: _without_elements(one, hidden) for name, one in value.items()}
    if isinstance(value, list):
        kept = (one for one in value if not (isinstance(one, dict) and id(one.get("props")) in hidden))
        return [_without_elements(one, hidden) for one in kept]
    return value
