"""Ids of elements are unique in one document. Where two make a page, those of the template get ids of their own."""

from typing import Any

from intarsia.rendering.storable import is_element


def with_own_ids(document: dict[str, Any], template: int) -> dict[str, Any]:
    """The document with other ids, always the same ones: a stylesheet that a browser has stays good."""
    return _renamed(document, f"t{template}-")


def _renamed(value: Any, prefix: str) -> Any:
    if isinstance(value, list):
        return [_renamed(item, prefix) for item in value]
    if not isinstance(value, dict):
        return value
    renamed = {key: _renamed(item, prefix) for key, item in value.items()}
    if is_element(value) and isinstance(value["props"].get("id"), str):
        renamed["props"]["id"] = prefix + value["props"]["id"]
    return renamed
