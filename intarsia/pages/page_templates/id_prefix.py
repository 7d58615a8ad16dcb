"""Element ids are unique in one document only. A prefix keeps those of a template apart from those of the page."""

from typing import Any

from intarsia.rendering.documents.storage_limits import is_element


def with_id_prefix(document: dict[str, Any], template: int) -> dict[str, Any]:
    """A copy with prefixed ids. They never change, so browsers can keep the stylesheet."""
    return _prefixed(document, f"t{template}-")


def _prefixed(value: Any, prefix: str) -> Any:
    if isinstance(value, list):
        return [_prefixed(item, prefix) for item in value]
    if not isinstance(value, dict):
        return value
    copy = {key: _prefixed(item, prefix) for key, item in value.items()}
    if is_element(value) and isinstance(value["props"].get("id"), str):
        copy["props"]["id"] = prefix + value["props"]["id"]
    return copy
