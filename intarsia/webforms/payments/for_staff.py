"""The payment of an entry in words."""

from collections.abc import Iterator
from datetime import datetime

from django.utils.translation import gettext as _

from ..models import Entry
from .amounts import written
from .models import Payment


def payment_row(entry: Entry) -> list[tuple[str, str]]:
    """Rows to show below the order; none if nothing was paid by card."""
    return [(_("Payment"), payment_text(payment)) for payment in entry.payments.all()]


def payment_text(payment: Payment) -> str:
    """“Paid · £113.80 · Visa •••• 4242”."""
    parts = [str(payment.get_state_display()), payment.text, payment.card]
    if 0 < payment.refunded < payment.amount:
        parts.append(_("%(amount)s refunded") % {"amount": written(payment.refunded, payment.currency)})
    return " · ".join(filter(None, parts))


def payment_state(entry: Entry) -> str:
    """For lists and spreadsheets; empty without a payment."""
    return ", ".join(str(payment.get_state_display()) for payment in entry.payments.all())


def payment_events(entry: Entry) -> Iterator[tuple[datetime, str]]:
    for payment in entry.payments.all():
        for when, state, code in payment.history:
            label = str(Payment.State(state).label)
            text = _("Payment: %(state)s") % {"state": label}
            yield datetime.fromisoformat(when), f"{text} ({code})" if code else text
