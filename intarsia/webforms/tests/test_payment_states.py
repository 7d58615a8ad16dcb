"""FORM-CARD-01: messages of a provider arrive in any order. What came later stays."""

import pytest
from django.db import IntegrityError, transaction

from intarsia.webforms.models import Payment
from intarsia.webforms.payments.provider import Outcome
from intarsia.webforms.payments.states import store_outcome

from .builders import web_form

pytestmark = pytest.mark.django_db

STATES = ("open", "action", "declined", "authorized", "paid", "refunded", "canceled")
LATER = {
    "open": {"action", "declined", "authorized", "paid", "canceled"},
    "action": {"declined", "authorized", "paid", "canceled"},
    "declined": {"action", "declined", "authorized", "paid", "canceled"},
    "authorized": {"paid", "canceled"},
    "paid": set(),
    "refunded": set(),
    "canceled": set(),
}


def payment(state: str = "open", **values) -> Payment:
    given = {"form": web_form(), "attempt": "a", "provider": "stripe", "amount": 1000, "currency": "EUR", "text": "€10"}
    return Payment.objects.create(**given | {"state": state} | values)


@pytest.mark.parametrize("state", STATES)
def test_FORM_CARD_01_a_payment_never_goes_back_to_an_earlier_state(state):
    """FORM-CARD-01"""
    reached = set()
    for told in STATES:
        one = payment(state, attempt=told)
        store_outcome(one, Outcome(told, code="do_not_honor"))
        if [(what, why) for _when, what, why in one.history] == [(told, "do_not_honor")] and one.state == told:
            reached.add(told)
        else:
            assert (one.state, one.history) == (state, [])

    assert reached == LATER[state]


def test_FORM_CARD_01_a_refund_is_known_by_its_amount():
    """FORM-CARD-01"""
    one = payment("paid", card="Visa •••• 4242")
    steps = [("refunded", 300), ("refunded", 300), ("paid", 200), ("refunded", 1000)]
    found = [
        (after.state, after.refunded)
        for told, sum in steps
        for after in [store_outcome(one, Outcome(told, refunded=sum))]
    ]

    assert found == [("refunded", 300), ("refunded", 300), ("refunded", 300), ("refunded", 1000)]
    assert [what for _when, what, _why in one.history] == ["refunded", "refunded"]
    assert one.card == "Visa •••• 4242"


def test_FORM_CARD_01_without_news_nothing_changes():
    """FORM-CARD-01"""
    one = store_outcome(payment("action"), None)

    assert (one.state, one.refunded, one.history) == ("action", 0, [])


def test_FORM_CARD_01_an_attempt_has_one_payment_until_it_is_canceled():
    """FORM-CARD-01: two simultaneous submissions share it."""
    first = payment()
    with pytest.raises(IntegrityError), transaction.atomic():
        payment(form=first.form)
    Payment.objects.filter(pk=first.pk).update(state="canceled")

    assert len({first.key, payment(form=first.form).key, payment(form=first.form, attempt="b").key}) == 3
