"""Answers that are numbers, days or times. Entries store them in one notation, whatever visitors and staff read."""

from collections.abc import Mapping
from datetime import date, time
from decimal import Decimal
from typing import Any

from django.utils.formats import date_format, number_format, time_format

from intarsia.documents.tree import Element

from ..catalog import fields_of
from ..models import FormField, WebForm

NUMBER, DATE, TIME = "number", "date", "time"
NUMBERS = (NUMBER, "calculation", "quantity", "rating", "total")
Value = Decimal | date | time
# Spreadsheet programs round what is longer.
MAX_DIGITS = 15


def kinds_of(form: WebForm) -> dict[str, str]:
    """What the answers of fields are, by the numbers of the fields: `number`, `date` or `time`. Others are text."""
    typed_prices = {field.id for field in fields_of(form.document) if is_typed_price(field)}
    kinds = {**dict.fromkeys(NUMBERS, NUMBER), DATE: DATE, TIME: TIME}
    fields = FormField.objects.filter(form=form)
    found = {str(one.number): NUMBER if one.element in typed_prices else kinds.get(one.type) for one in fields}
    return {number: kind for number, kind in found.items() if kind}


def is_typed_price(field: Element) -> bool:
    return field.type == "product" and field.props.get("kind") == "user"


def value_of(kind: str | None, answer: Any) -> Value | None:
    """None for what is only text, also if it was stored unchecked."""
    if not kind or not isinstance(answer, str):
        return None
    try:
        return _READ[kind](answer)
    except ValueError:
        return None


def text_for_staff(kind: str | None, answer: str) -> str:
    """In the language of the admin."""
    value = value_of(kind, answer)
    if isinstance(value, date):
        return str(date_format(value))
    if isinstance(value, time):
        return str(time_format(value))
    return answer if value is None else str(number_format(value))


def _number(text: str) -> Decimal:
    digits = text.removeprefix("-").replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS):
        raise ValueError(text)
    return Decimal(text)


_READ: Mapping[str, Any] = {NUMBER: _number, DATE: date.fromisoformat, TIME: time.fromisoformat}
