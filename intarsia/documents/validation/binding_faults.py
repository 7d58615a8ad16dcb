"""Checks a dynamic value. A fault completes a sentence that starts with the setting's label."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from ..bindings import has_shape, source_of
from ..dynamic_sources import dynamic_source

CHOOSE_AGAIN = "remove it or choose another one"


def binding_fault(
    value: dict, spec: Mapping[str, Any], bindable: Mapping[str, Sequence[str]], stored_sources: Container[str]
) -> str:
    """Empty if the value is valid. Sources that the document has already may be unknown."""
    accepted = bindable.get(spec["kind"], ())
    if not accepted or spec.get("bindable") is False or spec.get("private"):
        return "cannot have a dynamic value: enter a value"
    if not has_shape(value):
        return f"has a dynamic value without a source: {CHOOSE_AGAIN}"
    name = source_of(value)
    source = dynamic_source(name)
    if source is None:
        return "" if name in stored_sources else f"has an unknown dynamic value, {name}: {CHOOSE_AGAIN}"
    if source.kind not in accepted:
        return f"has the dynamic value “{source.label}”, which does not fit: {CHOOSE_AGAIN}"
    return ""
