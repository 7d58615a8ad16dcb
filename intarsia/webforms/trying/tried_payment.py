"""The payment of a test: decided by the test provider, whatever the site uses. No payment is stored."""

from dataclasses import replace

from django.http import HttpRequest

from ..display.visit import FieldError
from ..models import Payment, PaymentSettings, WebForm
from ..payments.paying import BY_CODE, DECLINED, MISSING, SECURED
from ..payments.provider_for_tests import ProviderForTests
from ..submit.evaluation import Evaluated
from ..submit.posted_fields.cards import order_to_pay


def with_tried_payment(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> Evaluated:
    """With the name of the card as its answer, or with why it was declined."""
    order = order_to_pay(form, request, evaluated)
    if order is None:
        return evaluated
    outcome = ProviderForTests().authorize(Payment(), order.token, PaymentSettings())
    if outcome.state in SECURED:
        return replace(evaluated, texts={**evaluated.texts, order.field.id: outcome.card})
    text = BY_CODE.get(outcome.code, DECLINED) if order.token else MISSING
    errors = {**evaluated.errors, order.field.id: FieldError(str(text))}
    return replace(evaluated, errors=errors, card_tokens={})
