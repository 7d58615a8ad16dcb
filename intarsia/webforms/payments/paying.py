"""Pays for an order: reserves the amount that the server calculated, before the entry is stored."""

import logging
from dataclasses import dataclass, field, replace
from typing import Any, Final

from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from intarsia.documents.tree import Element

from ..display.visit import FieldError
from ..models import Entry, WebForm
from ..submit.repetition import entry_of_attempt
from .amounts import smallest_units
from .models import Payment, PaymentSettings
from .provider import Outcome, ProviderRefused, ProviderUnavailable
from .providers import provider_called
from .states import provider_of, store_outcome

logger = logging.getLogger(__name__)

SECURED: Final = (Payment.State.AUTHORIZED, Payment.State.PAID)

MISSING = pgettext_lazy("page", "Enter your card. Paying needs JavaScript: turn it on or use another browser.")
NOT_READY = pgettext_lazy("page", "Payments are not possible at the moment. Nothing was charged.")
UNKNOWN = pgettext_lazy("page", "The payment provider cannot be reached. Send the form again: you do not pay twice.")
CONFIRM = pgettext_lazy("page", "Your bank wants you to confirm this payment.")
DECLINED = pgettext_lazy("page", "Your card was declined, and nothing was charged. Check it or use another card.")
BY_CODE: Final[dict[str, Promise]] = {
    "insufficient_funds": pgettext_lazy("page", "There is not enough money on this card. Use another card."),
    "expired_card": pgettext_lazy("page", "This card has expired. Use another card."),
    "incorrect_cvc": pgettext_lazy("page", "The security code is wrong. Check it and send the form again."),
    "authentication_required": CONFIRM,
}


@dataclass(frozen=True)
class Order:
    """What is paid for."""

    form: WebForm
    field: Element
    # As entries store it.
    summary: dict[str, Any]
    # The same answers of the same client have the same attempt.
    attempt: str
    # The token of the card; empty if the browser sent none.
    token: str

    @property
    def amount(self) -> int:
        return smallest_units(self.summary["total"]["value"], self.summary["currency"])


@dataclass(frozen=True)
class Paid:
    """A payment that the entry can have, or why there is none, or the entry that was paid at the same time."""

    payment: Payment | None = None
    entry: Entry | None = None
    errors: dict[str, FieldError] = field(default_factory=dict)
    # What the provider's script needs for a confirmation by the bank.
    action: str = ""


def pay(order: Order, request: HttpRequest) -> Paid:
    """Reserves the amount. Called again for the same attempt, it finds what was reserved before."""
    payment = _open_payment(order, PaymentSettings.for_request(request))
    # From here on, requests at the same time share the payment. One of them may have stored the entry just before.
    if before := entry_of_attempt(order.form, order.attempt):
        return Paid(entry=before)
    if payment is None:
        return _refused(order, NOT_READY)
    try:
        return _reserved(payment, order)
    except ProviderUnavailable:
        logger.warning(
            "It is unknown whether %s happened. The visitor can send the form again.", payment, exc_info=True
        )
        return _refused(order, UNKNOWN)
    except ProviderRefused:
        logger.exception("The payment %s was refused because of the site's settings.", payment.key)
        return _refused(order, NOT_READY)


def _open_payment(order: Order, settings: PaymentSettings) -> Payment | None:
    provider = provider_called(settings.provider)
    if provider is None or not provider.is_ready(settings):
        logger.error("A form takes payments, but the site has no payment provider, or not its keys.")
        return None
    values = {
        "form": order.form,
        "site": settings.site,
        "provider": provider.name,
        "amount": order.amount,
        "currency": order.summary["currency"],
        "text": order.summary["total"]["text"],
    }
    try:
        with transaction.atomic():
            return Payment.objects.create(attempt=order.attempt, **values)
    except IntegrityError:
        # The same order was sent before, or is sent at this moment.
        return Payment.objects.filter(attempt=order.attempt, entry=None).exclude(state=Payment.State.CANCELED).first()


def _reserved(payment: Payment, order: Order) -> Paid:
    provider, settings = provider_of(payment)
    outcome = None
    if payment.reference:
        # The answer may have been lost.
        outcome = provider.look_up(payment, settings)
    elif order.token:
        _remember(payment, reference=provider.open(payment, settings))
    store_outcome(payment, outcome)
    if payment.state in SECURED:
        return Paid(payment)
    if not order.token:
        return _refused(order, MISSING)
    if outcome is None or not outcome.action or order.token != payment.token:
        _remember(payment, token=order.token)
        outcome = provider.authorize(payment, order.token, settings)
        store_outcome(payment, outcome)
    return _paid(payment, outcome, order)


def _paid(payment: Payment, outcome: Outcome, order: Order) -> Paid:
    if payment.state in SECURED:
        return Paid(payment)
    if outcome.action:
        return replace(_refused(order, CONFIRM), action=outcome.action)
    return _refused(order, BY_CODE.get(outcome.code, DECLINED))


def _remember(payment: Payment, **values: str) -> None:
    Payment.objects.filter(pk=payment.pk).update(**values)
    for name, value in values.items():
        setattr(payment, name, value)


def _refused(order: Order, text: Promise) -> Paid:
    return Paid(errors={order.field.id: FieldError(str(text))})
