"""A document as anyone may read it, for headless sites."""

from copy import deepcopy
from typing import Any

from ..tree import elements
from ..upgrades import upgraded

# The name that staff gave the element in the editor.
STAFF_LABEL = "$label"


def public_document(document: Any, contract: dict[str, Any]) -> Any:
    """Upgraded, without private settings and without elements of unknown widgets, whose settings may be private."""
    public = deepcopy(upgraded(document, contract))
    for element in elements(public, contract):
        element.props.pop(STAFF_LABEL, None)
        if element.widget is None:
            element.props.clear()
        else:
            _remove_private(element.props, element.widget.get("settings", {}))
    return _without_empty(public)


def _remove_private(holder: dict[str, Any], specs: dict[str, Any]) -> None:
    for name, spec in specs.items():
        if spec.get("private"):
            holder.pop(name, None)
        elif spec["kind"] == "list" and isinstance(holder.get(name), list):
            for item in holder[name]:
                if isinstance(item, dict):
                    _remove_private(item, spec.get("fields", {}))


def _without_empty(value: Any) -> Any:
    """Without the elements that were cleared."""
    if isinstance(value, dict):
        return {name: _without_empty(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_without_empty(one) for one in value if not _is_cleared(one)]
    return value


def _is_cleared(value: Any) -> bool:
    return isinstance(value, dict) and "type" in value and value.get("props") == {}
