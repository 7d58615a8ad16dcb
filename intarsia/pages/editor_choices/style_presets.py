"""Styles with a name that owners give to an element in one step."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from intarsia.documents import contract

from .names import refused, require_free

WHAT = "style preset"


@dataclass(frozen=True)
class StylePreset:
    name: str
    # May be translated lazily.
    label: Any
    # As `$style` in documents: declarations by device.
    style: Mapping[str, Any]
    widgets: tuple[str, ...]


_presets: dict[str, StylePreset] = {}


def register_style_preset(name: str, *, label: Any, style: Mapping[str, Any], widgets: Collection[str]) -> None:
    """Adds a preset to the tab “Style” of these widgets. Call it in the `ready()` of an app.

    `style` has declarations by device, and `:hover` for the pointer: `{"desktop": {"color": "var(--color-accent)"},
    "mobile": {"font_size": "18px"}}`. The names are those of the widget's style fields.
    """
    made = StylePreset(name, label, style, tuple(widgets))
    require_free(WHAT, name, _presets, made)
    if fault := _fault(made):
        raise refused(WHAT, name, fault)
    _presets[name] = made


def _fault(preset: StylePreset) -> str:
    known = contract.load()["widgets"]
    if unknown := [widget for widget in preset.widgets if widget not in known]:
        return f"there is no widget {', '.join(unknown)}"
    elements = [{"type": widget, "props": {"id": widget, "$style": preset.style}} for widget in preset.widgets]
    document = {"root": {"props": {}}, "content": elements, "zones": {}}
    problem = next(iter(contract.check(document, contract.load())), None)
    return f"{problem.path}: {problem.message.rstrip('.')}" if problem else ""


def style_presets() -> Iterable[StylePreset]:
    return _presets.values()
