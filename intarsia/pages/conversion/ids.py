"""The elements of another document with ids that the page does not have yet."""

import secrets
from typing import Any

from intarsia.documents import contract
from intarsia.documents.build import Element
from intarsia.documents.tree import elements


def with_unused_ids(document: Any, used: set[str]) -> list[Element]:
    """Adds the ids to `used`. The setting of a link that opens a popup gets the new id of it."""
    found = [one for one in elements(document, contract.load()) if one.id]
    new = {one.id: f"{one.type}-{secrets.token_hex(4)}" for one in found if one.id in used}
    used.update(new.get(one.id, one.id) for one in found)
    return _replaced(document.get("content", []), new)


def _replaced(value: Any, new: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _replaced(one, new) for key, one in value.items()}
    if isinstance(value, list):
        return [_replaced(one, new) for one in value]
    return new.get(value, value) if isinstance(value, str) else value
