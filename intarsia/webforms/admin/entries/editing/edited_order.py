"""What staff change in an entry can change what was ordered. Prices are those of today then.

An order that they did not touch stays as it is, also if the prices of the form have changed since.
"""

from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from intarsia.webforms.catalog import fields_of
from intarsia.webforms.models import Entry, Payment
from intarsia.webforms.numbering import numbers_of
from intarsia.webforms.payments.amounts import smallest_units
from intarsia.webforms.submit.evaluation import Evaluated, evaluate

from .edited_inputs import inputs_of, kept_inputs

PAID = (Payment.State.AUTHORIZED, Payment.State.PAID)


def is_order_changed(entry: Entry, edited: Evaluated) -> bool:
    """Compares two evaluations of today, because the stored order has the prices of its day."""
    before = evaluate(entry.form, _stored_inputs(entry), numbers_of(entry.form_id))
    return before.is_checked and before.order != edited.order


def totals_of(entry: Entry) -> set[str]:
    """The ids of the fields that show the total of the order."""
    return {field.id for field in fields_of(entry.form.document) if field.type == "total"}


def payment_warning(entry: Entry) -> str:
    """If the new total is not what was paid; else empty. The payment itself is for staff to refund."""
    payment = entry.payments.filter(state__in=PAID).first()
    if payment is None or payment.amount == _total_units(entry.order, payment.currency):
        return ""
    total = entry.order["total"]["text"] if entry.order else "0"
    text = _("The total is now %(total)s, but the payment is still %(paid)s. Refund or request the difference.")
    return text % {"total": total, "paid": payment.text}


def _total_units(order: Mapping[str, Any] | None, currency: str) -> int:
    return smallest_units(order["total"]["value"], currency) if order else 0


def _stored_inputs(entry: Entry) -> QueryDict:
    inputs = QueryDict(mutable=True)
    for one in inputs_of(entry):
        inputs.setlist(one.name, list(one.values))
    for name, values in kept_inputs(entry):
        inputs.setlist(name, list(values))
    return inputs
