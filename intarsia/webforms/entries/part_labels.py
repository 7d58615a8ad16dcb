"""What the parts of an answer are called, for staff."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from ..catalog import likert_rows

NAME = {
    "2": _("Title"),
    "3": _("First name"),
    "4": _("Middle name"),
    "6": _("Last name"),
    "8": _("Suffix"),
}
PLACE = {
    "1": _("Street"),
    "2": _("Line 2"),
    "3": _("City"),
    "4": _("State or region"),
    "5": _("Postal code"),
    "6": _("Country"),
}
PRODUCT = {"1": _("Product"), "2": _("Price"), "3": _("Quantity")}


def part_labels(document: Any) -> Mapping[str, Mapping[str, Any]]:
    """By the type of the field, and for Likert scales by the id of its element."""
    return {"name": NAME, "address": PLACE, "product": PRODUCT, **likert_rows(document)}
