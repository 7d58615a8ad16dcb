"""Checks a dynamic value. A fault completes a sentence that starts with the setting's label."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from ..bindings import has_shape, source_of
from ..dynamic_sources import dynamic_source
from .editor_text import EditorText


def binding_fault(
    value: dict, spec: Mapping[str, Any], bindable: Mapping[str, Sequence[str]], stored_sources: Container[str]
) -> str:
    """Empty if the value is valid. Sources that the document has already may be unknown."""
    accepted = bindable.get(spec["kind"], ())
    if not accepted or spec.get("bindable") is False or spec.get("private"):
        return EditorText("cannot have a dynamic value: enter a value")
    if not has_shape(value):
        return EditorText("has a dynamic value without a source: remove it or choose another one")
    name = source_of(value)
    source = dynamic_source(name)
    if source is None:
        if name in stored_sources:
            return ""
        return EditorText("has an unknown dynamic value, {name}: remove it or choose another one", name=name)
    if source.kind not in accepted:
        return EditorText(
            "has the dynamic value “{source}”, which does not fit: remove it or choose another one",
            source=str(source.label),
        )
    return ""
