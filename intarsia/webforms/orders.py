"""The order of an entry as people read it."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import pgettext

from .models import Entry


def order_rows(entry: Entry) -> list[tuple[str, str]]:
    """Names and amounts: what was ordered, discount, shipping, total. Empty if nothing was ordered."""
    order = entry.order
    if not order:
        return []
    rows = [(_line(line), line["amount"]["text"]) for line in order["lines"]]
    if order["discount"]:
        rows.append((pgettext("page", "Discount"), f"-{order['discount']['text']}"))
    if order["shipping"]:
        rows.append((order["shipping"]["name"], order["shipping"]["amount"]["text"]))
    return [*rows, (pgettext("page", "Total"), order["total"]["text"])]


def _line(line: Mapping[str, Any]) -> str:
    """“2 × Ticket (Lunch, Parking)”."""
    options = f" ({', '.join(line['options'])})" if line["options"] else ""
    return f"{line['quantity']} × {line['name']}{options}"
