"""What the editor gets of the registered choices, in the language of the user."""

from typing import Any

from wagtail.coreutils import get_content_languages

from intarsia.documents.contract import WIDGETS

from ..models.page_types import page_types
from .icon_sets import icon_sets
from .palettes import palettes
from .style_presets import style_presets


def choices_for_editor(catalog: str) -> dict[str, Any]:
    return {
        "displayFacts": {"type": _page_types(), "language": _languages()},
        "palettes": [{"name": one.name, "label": str(one.label), "values": one.values} for one in palettes()],
        "stylePresets": [
            {"name": one.name, "label": str(one.label), "style": one.style, "widgets": one.widgets}
            for one in style_presets()
            if catalog == WIDGETS
        ],
    }


def _page_types() -> list[dict[str, str]]:
    return [{"value": label, "label": name} for label, name in page_types()]


def _languages() -> list[dict[str, str]]:
    return [{"value": code, "label": str(name)} for code, name in get_content_languages().items()]


def icons_for_editor() -> list[dict[str, Any]]:
    return [{"label": str(one.label), "values": one.values} for one in icon_sets()]
