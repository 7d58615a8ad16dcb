"""What happens with a reserved amount: it is taken once the entry is accepted, or given back."""

from datetime import timedelta
from typing import Any, Final

from django.utils import timezone
from wagtail.models import Site

from intarsia.jobs.api import enqueue
from intarsia.moderation import api as moderation

from ..models import Entry
from .models import Payment
from .states import look_up, provider_of, store_outcome

CAPTURE: Final = "webforms.payment.capture"
CANCEL: Final = "webforms.payment.cancel"
CANCEL_DELETED: Final = "webforms.payment.cancel_deleted"
# A visitor who confirms the payment at the bank is back by then.
UNCLAIMED: Final = timedelta(hours=2)
# Longer than a job is tried.
FORGOTTEN: Final = timedelta(days=3)
# Statuses of the entry for which the amount is taken, and for which it is given back.
ALLOWED: Final = ("", moderation.ModerationRecord.Status.ALLOWED)
REMOVED: Final = ("", *moderation.REMOVED)
CANCELABLE: Final = (
    Payment.State.OPEN,
    Payment.State.ACTION,
    Payment.State.DECLINED,
    Payment.State.AUTHORIZED,
)


def claim(payment: Payment, entry: Entry) -> bool:
    """Makes it the payment of the entry. Call it in the transaction that stores the entry. False if it is another's."""
    unclaimed = Payment.objects.filter(pk=payment.pk, entry=None).exclude(state=Payment.State.CANCELED)
    return unclaimed.update(entry=entry) == 1


def capture_of(entry: Entry) -> None:
    """Takes the money in a job."""
    for payment in entry.payments.filter(state=Payment.State.AUTHORIZED):
        enqueue(CAPTURE, payment=payment.pk)


def cancel_of(entry: Entry) -> None:
    for payment in entry.payments.filter(state=Payment.State.AUTHORIZED):
        enqueue(CANCEL, payment=payment.pk)


def capture(pk: int) -> None:
    """Again after a failure, it finds what was taken before. Nothing is taken for an entry that is not allowed any
    more.
    """
    payment = Payment.objects.filter(pk=pk, entry__isnull=False).first()
    if payment and _status_of(payment) in ALLOWED and look_up(payment).state == Payment.State.AUTHORIZED:
        provider, settings = provider_of(payment)
        store_outcome(payment, provider.capture(payment, settings))


def cancel(pk: int) -> None:
    """Nothing is given back for an entry whose removal was undone meanwhile."""
    # From here on no entry can claim it.
    Payment.objects.filter(pk=pk, entry=None).update(state=Payment.State.CANCELED)
    payment = Payment.objects.filter(pk=pk).exclude(reference="").first()
    if payment is None or (payment.entry and _status_of(payment) not in REMOVED):
        return
    provider, settings = provider_of(payment)
    known = provider.look_up(payment, settings)
    # A provider that knows no more than we do must know what is canceled above.
    if known.state in CANCELABLE if known else payment.state in (*CANCELABLE, Payment.State.CANCELED):
        store_outcome(payment, provider.cancel(payment, settings))


def _status_of(payment: Payment) -> str:
    """That of its entry, or "" if no decision about it is possible."""
    record = payment.entry.record if payment.entry else None
    return record.status if record else ""


def give_back_deleted(instance: Payment, **_signal: Any) -> None:
    """The entry or the form of a payment is deleted, and what is reserved for it belongs to nobody."""
    if instance.reference and instance.state in CANCELABLE:
        enqueue(
            CANCEL_DELETED,
            provider=instance.provider,
            reference=instance.reference,
            key=instance.key,
            site=instance.site_id,
        )


def cancel_deleted(provider: str, reference: str, key: str, site: int | None) -> None:
    """Nothing is stored: there is no row any more."""
    owner = Site.objects.filter(pk=site).first()
    payment = Payment(provider=provider, reference=reference, key=key, site=owner)
    found, settings = provider_of(payment)
    known = found.look_up(payment, settings)
    if known is None or known.state in CANCELABLE:
        found.cancel(payment, settings)


def refund(payment: Payment) -> None:
    """Raises the provider's errors."""
    provider, settings = provider_of(payment)
    store_outcome(payment, provider.refund(payment, settings))


def forget_unclaimed() -> None:
    """Amounts that were reserved for no entry, because something failed in between, are given back."""
    now, unclaimed = timezone.now(), Payment.objects.filter(entry=None)
    for payment in unclaimed.filter(created__lt=now - UNCLAIMED, state__in=CANCELABLE):
        enqueue(CANCEL, payment=payment.pk)
    unclaimed.filter(created__lt=now - FORGOTTEN).delete()
