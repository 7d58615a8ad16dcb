"""A provider without money, for demos and tests. Its script accepts only the card numbers that are published for tests,
and makes the token of the brand, the last four digits and what should happen.
"""

import re
from typing import Final

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from .models import Payment, PaymentSettings
from .provider import BrowserPart, Outcome

TOKEN: Final = re.compile(r"test_([a-z]{1,20})_([0-9]{4})_([a-z_]{1,40})")
APPROVED: Final = "approved"


class ProviderForTests:
    name = "test"
    label = _("Test: no money is taken")

    def browser_part(self, settings: PaymentSettings) -> BrowserPart:
        return BrowserPart()

    def is_ready(self, settings: PaymentSettings) -> bool:
        return True

    def open(self, payment: Payment, settings: PaymentSettings) -> str:
        return f"test_{payment.key}"

    def authorize(self, payment: Payment, token: str, settings: PaymentSettings) -> Outcome:
        found = TOKEN.fullmatch(token)
        if not found:
            return Outcome(Payment.State.DECLINED, code="invalid_token")
        card = f"{found[1].title()} •••• {found[2]}"
        if found[3] != APPROVED:
            return Outcome(Payment.State.DECLINED, card, code=found[3])
        return Outcome(Payment.State.AUTHORIZED, card)

    def look_up(self, payment: Payment, settings: PaymentSettings) -> Outcome | None:
        return None

    def capture(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        return Outcome(Payment.State.PAID)

    def cancel(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        return Outcome(Payment.State.CANCELED)

    def refund(self, payment: Payment, settings: PaymentSettings) -> Outcome:
        return Outcome(Payment.State.REFUNDED, refunded=payment.amount)

    def subject_of(self, request: HttpRequest, settings: PaymentSettings) -> str | None:
        return None
