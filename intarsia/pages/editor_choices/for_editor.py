"""What the editor gets of the registered choices, in the language of the user."""

from typing import Any

from intarsia.documents.contract import WIDGETS

from .icon_sets import icon_sets
from .palettes import palettes
from .style_presets import style_presets


def choices_for_editor(catalog: str) -> dict[str, Any]:
    return {
        "palettes": [{"name": one.name, "label": str(one.label), "values": one.values} for one in palettes()],
        "stylePresets": [
            {"name": one.name, "label": str(one.label), "style": one.style, "widgets": one.widgets}
            for one in style_presets()
            if catalog == WIDGETS
        ],
    }


def icons_for_editor() -> list[dict[str, Any]]:
    return [{"label": str(one.label), "values": one.values} for one in icon_sets()]
