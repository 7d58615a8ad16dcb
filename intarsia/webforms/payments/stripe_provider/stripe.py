"""Stripe: its own frame takes the card, PaymentIntents reserve and take the money.

https://docs.stripe.com/payments/finalize-payments-on-the-server
"""

import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any, Final

from django.http import HttpRequest

from intarsia.wire.requests.numbers import number_in

from ..models import Payment, PaymentSettings
from ..provider import BrowserPart, Outcome, ProviderRefused
from .stripe_api import StripeApi

HOSTS: Final = (
    ("script-src", "https://js.stripe.com"),
    ("script-src", "https://*.js.stripe.com"),
    ("frame-src", "https://js.stripe.com"),
    ("frame-src", "https://*.js.stripe.com"),
    ("frame-src", "https://hooks.stripe.com"),
    ("connect-src", "https://api.stripe.com"),
)
STATES: Final = {
    "requires_payment_method": Payment.State.OPEN,
    "requires_confirmation": Payment.State.OPEN,
    "processing": Payment.State.OPEN,
    "requires_action": Payment.State.ACTION,
    "requires_capture": Payment.State.AUTHORIZED,
    "succeeded": Payment.State.PAID,
    "canceled": Payment.State.CANCELED,
}
# A refund with such a status gives nothing back.
UNREFUNDED: Final = ("failed", "canceled")
TOLERANCE_SECONDS: Final = 5 * 60


class Stripe:
    name = "stripe"
    label = "Stripe"

    def browser_part(self, settings: PaymentSettings) -> BrowserPart:
        return BrowserPart(data={"key": settings.stripe_public_key}, hosts=HOSTS, has_frame=True)

    def is_ready(self, settings: PaymentSettings) -> bool:
        return bool(settings.stripe_public_key and settings.stripe_secret_key)

    def open(self, payment: Payment, settings: PaymentSettings) -> str:
        fields = {
            "amount": str(payment.amount),
            "currency": payment.currency.lower(),
            "capture_method": "manual",
            "payment_method_types[]": "card",
            "description": str(payment.form),
            "metadata[payment]": payment.key,
        }
        return str(StripeApi(settings).post("payment_intents", fields, payment.key)["id"])

    def authorize(self, payment: Payment, token: str, settings: PaymentSettings) -> Outcome:
        fields = {"payment_method": token, "use_stripe_sdk": "true", "expand[]": "latest_charge"}
        key = hashlib.sha256(f"{payment.key}:{token}".encode()).hexdigest()
        return _outcome(StripeApi(settings).post(f"payment_intents/{payment.reference}/confirm", fields, key))

    def look_up(self, payment: Payment, settings: PaymentSettings) -> Outcome | None:
        if not payment.reference:
            return None
        return _outcome(StripeApi(settings).get(f"payment_intents/{payment.reference}?expand[]=latest_charge"))

    def capture(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        return self._change(payment, settings, "capture")

    def cancel(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        return self._change(payment, settings, "cancel")

    def refund(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        fields = {"payment_intent": payment.reference}
        answer = _done(StripeApi(settings).post("refunds", fields, f"{payment.key}-refund"))
        if answer.get("status") in UNREFUNDED:
            raise ProviderRefused(f"Stripe did not refund the payment: {answer.get('failure_reason') or 'no reason'}.")
        return Outcome(Payment.State.REFUNDED, refunded=payment.amount)

    def subject_of(self, request: HttpRequest, settings: PaymentSettings) -> str | None:
        if not _is_signed(request, settings.stripe_webhook_secret):
            return None
        try:
            event = json.loads(request.body)
        except ValueError:
            return ""
        subject = _object_in(_object_in(event, "data"), "object")
        key = _object_in(subject, "metadata").get("payment")
        return str(key or subject.get("payment_intent") or subject.get("id") or "")

    def _change(self, payment: Payment, settings: PaymentSettings, verb: str) -> Outcome:
        path = f"payment_intents/{payment.reference}/{verb}"
        return _outcome(_done(StripeApi(settings).post(path, {"expand[]": "latest_charge"}, f"{payment.key}-{verb}")))


def _done(answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """Raises ProviderRefused for an error, which is an answer only when a card is authorized."""
    if error := answer.get("error"):
        raise ProviderRefused(f"Stripe changed nothing: {error.get('code') or error.get('message') or 'no reason'}.")
    return answer


def _outcome(answer: Mapping[str, Any]) -> Outcome:
    """The outcome in a PaymentIntent, or in the error that contains one."""
    error = answer.get("error") or {}
    intent = error.get("payment_intent") or answer
    charge = intent.get("latest_charge")
    details = charge.get("payment_method_details", {}) if isinstance(charge, dict) else {}
    card = details.get("card") or (error.get("payment_method") or {}).get("card") or {}
    refunded = int(charge.get("amount_refunded") or 0) if isinstance(charge, dict) else 0
    return Outcome(
        state=_state(intent, error, refunded),
        card=f"{str(card.get('brand', '')).title()} •••• {card['last4']}" if card.get("last4") else "",
        code=str(error.get("decline_code") or error.get("code") or ""),
        action=str(intent.get("client_secret") or "") if intent.get("status") == "requires_action" else "",
        refunded=refunded,
    )


def _state(intent: Mapping[str, Any], error: Mapping[str, Any], refunded: int) -> str:
    if error:
        return Payment.State.DECLINED
    if refunded and refunded >= int(intent["amount"]):
        return Payment.State.REFUNDED
    return STATES[intent["status"]]


def _object_in(message: Any, name: str) -> Mapping[str, Any]:
    """Events of other kinds, and those of later versions of the API, have other shapes."""
    found = message.get(name) if isinstance(message, dict) else None
    return found if isinstance(found, dict) else {}


def _is_signed(request: HttpRequest, secret: str) -> bool:
    """https://docs.stripe.com/webhooks#verify-manually"""
    parts = [part.partition("=") for part in request.headers.get("Stripe-Signature", "").split(",")]
    sent_at = next((value for name, _sign, value in parts if name == "t"), "")
    seconds = number_in(sent_at)
    if not secret or seconds is None or abs(time.time() - seconds) > TOLERANCE_SECONDS:
        return False
    wanted = hmac.new(secret.encode(), sent_at.encode() + b"." + request.body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value.encode(), wanted.encode()) for name, _sign, value in parts)
