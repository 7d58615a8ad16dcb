"""The payment of an entry in words."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from django.utils.translation import gettext as _

from intarsia.moderation.api import ModerationRecord

from ..models import Entry
from .amounts import amount_text
from .models import Payment


def payment_row(entry: Entry) -> list[tuple[str, str]]:
    """Rows to show below the order; none if nothing was paid by card."""
    return [(_("Payment"), payment_text(payment, entry.record)) for payment in entry.payments.all()]


def payment_text(payment: Payment, record: ModerationRecord | None) -> str:
    """“Paid · £113.80 · Visa •••• 4242”."""
    parts = [_state_of(payment, record), payment.text, payment.card]
    if 0 < payment.refunded < payment.amount:
        parts.append(_("%(amount)s refunded") % {"amount": amount_text(payment.refunded, payment.currency)})
    return " · ".join(filter(None, parts))


def payment_state(entry: Entry, record: ModerationRecord | None) -> str:
    """For lists and spreadsheets; empty without a payment."""
    return ", ".join(_state_of(payment, record) for payment in entry.payments.all())


def canceled_among(records: Iterable[ModerationRecord]) -> int:
    """How many of these entries are allowed and have a canceled payment: what they ordered is not paid."""
    allowed = [record.object_id for record in records if record.status == ModerationRecord.Status.ALLOWED]
    return Payment.objects.filter(entry__in=allowed, state=Payment.State.CANCELED).count()


def _state_of(payment: Payment, record: ModerationRecord | None) -> str:
    is_allowed = record is not None and record.status == ModerationRecord.Status.ALLOWED
    if is_allowed and payment.state == Payment.State.CANCELED:
        return _("Canceled: ask for it again")
    return str(payment.get_state_display())


def payment_events(entry: Entry) -> Iterator[tuple[datetime, str]]:
    for payment in entry.payments.all():
        for when, state, code in payment.history:
            label = str(Payment.State(state).label)
            text = _("Payment: %(state)s") % {"state": label}
            yield datetime.fromisoformat(when), f"{text} ({code})" if code else text
