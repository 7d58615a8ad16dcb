"""A local server with the part of Stripe's protocol that we use: PaymentIntents that remember what happened."""

import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpResponse
from django.test import Client, override_settings
from wagtail.models import Site

from intarsia.protection.tests.reputation_servers import Answer, Asked, service
from intarsia.webforms.models import PaymentSettings

SECRET = "whsec_test"
# Tokens, and what happens with their cards.
GOOD, DECLINED, ASKS_THE_BANK = "pm_good", "pm_declined", "pm_bank"


@dataclass
class StripeStandIn:
    intents: dict[str, dict[str, Any]] = field(default_factory=dict)
    # Answers by idempotency key, as Stripe gives them again.
    answers: dict[str, Answer] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    # The next call of this kind is carried out, but its answer is lost.
    loses: str = ""
    # Calls of this kind change nothing.
    refuses: str = ""
    refund_status: str = "succeeded"

    @property
    def only_intent(self) -> dict[str, Any]:
        [intent] = self.intents.values()
        return intent

    def calls(self, verb: str) -> int:
        return sum(asked.path.endswith(verb) for asked in self.asked)

    def answer(self, asked: Asked) -> Answer:
        self.asked.append(asked)
        if self.refuses and asked.path.endswith(self.refuses):
            return Answer(json.dumps({"error": {"code": "processing_error"}}), 402)
        *_v1, kind, name, verb = [*asked.path.split("/"), "", ""][:5]
        answer = self._refund(asked) if kind == "refunds" else self._intent(name, verb, asked)
        if self.loses and asked.path.endswith(self.loses):
            self.loses = ""
            return Answer("lost", 500)
        return answer

    def _intent(self, name: str, verb: str, asked: Asked) -> Answer:
        if not name:
            return _ok(self._created(asked.data))
        intent = self.intents[name]
        if verb == "confirm":
            return self._confirmed(intent, asked.data["payment_method"])
        if verb == "capture":
            intent |= {"status": "succeeded"}
        if verb == "cancel":
            intent |= {"status": "canceled"}
        return _ok(intent)

    def _created(self, data: dict) -> dict[str, Any]:
        """The same metadata stand for the same idempotency key."""
        for intent in self.intents.values():
            if intent["metadata"]["payment"] == data["metadata[payment]"]:
                return intent
        made = {
            "id": f"pi_{len(self.intents) + 1}",
            "amount": int(data["amount"]),
            "currency": data["currency"],
            "status": "requires_payment_method",
            "client_secret": f"pi_{len(self.intents) + 1}_secret",
            "metadata": {"payment": data["metadata[payment]"]},
        }
        self.intents[made["id"]] = made
        return made

    def _confirmed(self, intent: dict[str, Any], token: str) -> Answer:
        card = {"brand": "visa", "last4": "4242"}
        if token == DECLINED:
            error = {"code": "card_declined", "decline_code": "insufficient_funds", "payment_intent": intent}
            return Answer(json.dumps({"error": {**error, "payment_method": {"card": card}}}), 402)
        charge = {"amount_refunded": 0, "payment_method_details": {"card": card}}
        status = "requires_action" if token == ASKS_THE_BANK else "requires_capture"
        intent |= {"status": status, "latest_charge": charge}
        return _ok(intent)

    def _refund(self, asked: Asked) -> Answer:
        intent = self.intents[asked.data["payment_intent"]]
        if self.refund_status == "succeeded":
            self.refunded(intent["id"], intent["amount"])
        return _ok({"id": "re_1", "status": self.refund_status})

    def refunded(self, name: str, amount: int) -> None:
        self.intents[name]["latest_charge"]["amount_refunded"] = amount

    def tells(self, name: str, *, secret: str = SECRET, sent_at: float | None = None) -> HttpResponse:
        """Its signed message that something happened with this intent."""
        body = json.dumps({"type": "payment_intent.changed", "data": {"object": self.intents[name]}})
        return self.sends(body, secret=secret, sent_at=sent_at)

    def sends(self, body: str, *, secret: str = SECRET, sent_at: float | None = None) -> HttpResponse:
        """A signed message with this body."""
        when = str(int(sent_at or time.time()))
        signature = hmac.new(secret.encode(), f"{when}.{body}".encode(), hashlib.sha256).hexdigest()
        return Client(headers={"Stripe-Signature": f"t={when},v1={signature}"}).post(
            "/forms/payments/stripe/", body, content_type="application/json"
        )


def _ok(body: dict[str, Any]) -> Answer:
    return Answer(json.dumps(body))


@contextmanager
def stripe() -> Iterator[StripeStandIn]:
    """Stripe of this test. The site has its keys."""
    site = Site.objects.get(is_default_site=True)
    keys = {"stripe_public_key": "pk_test", "stripe_secret_key": "sk_test", "stripe_webhook_secret": SECRET}
    PaymentSettings.objects.update_or_create(site=site, defaults={"provider": "stripe", **keys})
    stand_in = StripeStandIn()
    with service(stand_in.answer) as running, override_settings(INTARSIA_PAYMENT_URLS={"stripe": running.address}):
        yield stand_in


def take_test_cards() -> None:
    PaymentSettings.objects.update_or_create(site=Site.objects.get(is_default_site=True), defaults={"provider": "test"})
