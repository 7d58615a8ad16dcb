"""What the server adds to the settings of lists and repeaters: how many rows they show, where their buttons send to."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse

from intarsia.rendering.data_loaders import LoadContext, Settings
from intarsia.rendering.scopes import Item, Items

from ...rows.names import id_suffix
from .field_data import ROW, field_data, place_of, visit_at

# The row that a script copies to add rows. The script replaces its positions.
NEW, POSITION = "new", "#"


def list_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    own = field_data(fields, context)
    return {page_id: {**data, **_buttons(page_id, data, context)} for page_id, data in own.items()}


def repeater_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    own = field_data(fields, context)
    return {
        page_id: {**data, **_buttons(page_id, data, context), "fields": _items(page_id, fields[page_id], context)}
        for page_id, data in own.items()
    }


def _items(page_id: str, settings: Settings, context: LoadContext) -> Items:
    """Visitors could only add empty items to a repeater without fields, so it has none."""
    if not settings.get("fields"):
        return Items(())
    row = place_of(page_id, context.scope_of(page_id))[1]
    start = settings.get("items")
    count = _rows_sent(page_id, context) or (start if isinstance(start, int) else 1)
    rows = (Item(str(index), {ROW: f"{row}[{index}]"}) for index in range(count))
    return Items((*rows, Item(NEW, {ROW: f"{row}[{POSITION}]"})))


def _buttons(page_id: str, data: Mapping[str, Any], context: LoadContext) -> Mapping[str, Any]:
    """After the answer, the browser scrolls to the field."""
    form, row = data["form"], data.get("row", "")
    url = reverse("intarsia_webforms:submit", args=[form])
    rows = _rows_sent(page_id, context)
    return {
        "action": f"{url}#{data['prefix']}field_{form}_{data.get('number')}{id_suffix(row)}",
        **({"row_count": rows} if rows else {}),
    }


def _rows_sent(page_id: str, context: LoadContext) -> int | None:
    return visit_at(page_id, context).rows.get("".join(place_of(page_id, context.scope_of(page_id))))
