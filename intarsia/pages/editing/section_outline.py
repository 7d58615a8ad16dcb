"""The elements of a section and how they are arranged, without their content: enough for a small preview."""

from itertools import islice
from typing import Any

from intarsia.documents import contract as contracts
from intarsia.documents.tree import Element, elements

MAX_ELEMENTS = 40
TONES = {"color.sunken": "sunken", "color.primary": "dark"}


def outline(document: Any) -> list[dict[str, Any]]:
    top: list[dict[str, Any]] = []
    contents_by_path: dict[str, list[dict[str, Any]]] = {}
    for element in islice(elements(document, contracts.load()), MAX_ELEMENTS):
        content: list[dict[str, Any]] = []
        contents_by_path[element.path] = content
        parent = element.path.rpartition(".props.")[0]
        contents_by_path.get(parent, top).append({"type": element.type, **_arrangement(element), "content": content})
    return top


def _arrangement(element: Element) -> dict[str, Any]:
    """What differs from a column of elements on the background of the page."""
    style = element.props.get("$style", {}).get("desktop", {})
    columns = element.props.get("columns", 3) if element.type == "grid" else 1
    facts = {
        "columns": columns if isinstance(columns, int) and columns > 1 else 0,
        "tone": "dark" if element.props.get("color_mode") == "dark" else _tone(style.get("background")),
        "is_centered": "center" in (style.get("text_align"), style.get("justify_content"), element.props.get("align")),
        "is_row": style.get("flex_direction") == "row",
    }
    return {name: fact for name, fact in facts.items() if fact}


def _tone(background: Any) -> str:
    return TONES.get(background.get("$var", ""), "") if isinstance(background, dict) else ""
