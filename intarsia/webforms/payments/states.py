"""Stores what a provider says about a payment. What came later stays, in whichever order messages arrive."""

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from .models import BEFORE, Payment, PaymentSettings
from .provider import Outcome, PaymentProvider, ProviderRefused
from .providers import provider_called


def store_outcome(payment: Payment, outcome: Outcome | None) -> Payment:
    """The payment as it is afterwards."""
    if outcome is not None:
        with transaction.atomic():
            found = Payment.objects.select_for_update().get(pk=payment.pk)
            if _is_news(found, outcome):
                _store(found, outcome)
    payment.refresh_from_db()
    return payment


def _is_news(payment: Payment, outcome: Outcome) -> bool:
    if outcome.refunded > payment.refunded:
        return True
    return payment.state in BEFORE.get(outcome.state, ()) and outcome.state != Payment.State.REFUNDED


def _store(payment: Payment, outcome: Outcome) -> None:
    event = [timezone.now().isoformat(), outcome.state, outcome.code]
    # Another process may have stored something since it was read: SQLite has no locks of rows.
    unchanged = Q(pk=payment.pk, state=payment.state, refunded=payment.refunded)
    Payment.objects.filter(unchanged).update(
        state=outcome.state,
        card=outcome.card or payment.card,
        refunded=max(outcome.refunded, payment.refunded),
        history=[*payment.history, event],
    )


def provider_of(payment: Payment) -> tuple[PaymentProvider, PaymentSettings]:
    provider = provider_called(payment.provider)
    if provider is None:
        raise ProviderRefused(f"No installed app has the payment provider '{payment.provider}'.")
    return provider, PaymentSettings.for_site(payment.site) if payment.site else PaymentSettings()


def look_up(payment: Payment) -> Payment:
    provider, settings = provider_of(payment)
    return store_outcome(payment, provider.look_up(payment, settings))
