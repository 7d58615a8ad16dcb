"""The card fields of a posted form, and what is to be paid."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from django.http import HttpRequest

from intarsia.documents.tree import Element

from ...catalog import fields_of
from ...models import WebForm
from ...numbering import numbers_of
from ...payments.paying import Order
from ..evaluation import Evaluated
from ..repetition import attempt_of

CREDIT_CARD: Final = "credit_card"
MAX_TOKEN_LENGTH: Final = 255


def with_card_tokens(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> Evaluated:
    """They are shown again, so that other errors do not make a visitor enter the card again."""
    fields = list(_cards(form, evaluated))
    if not fields:
        return evaluated
    numbers = numbers_of(form.pk)
    posted = {field.id: request.POST.get(f"input_{numbers.get(field.id, 0)}", "") for field in fields}
    return replace(
        evaluated,
        card_tokens={element: token for element, token in posted.items() if 0 < len(token) <= MAX_TOKEN_LENGTH},
    )


def order_to_pay(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> Order | None:
    """None if nothing is to be paid by card: nothing was ordered, it costs nothing, or the rules hide the card."""
    field = next(_cards(form, evaluated), None)
    if field is None or not evaluated.order:
        return None
    # A name of the card follows the token, for people.
    token, _space, _name = evaluated.card_tokens.get(field.id, "").partition(" ")
    order = Order(form, field, dict(evaluated.order), attempt_of(form, request, evaluated), token)
    return order if order.amount > 0 else None


def _cards(form: WebForm, evaluated: Evaluated) -> Iterator[Element]:
    """Only visible fields have an answer. If the rules could not run, nobody knows what is to be paid."""
    shown = evaluated.answers if evaluated.is_checked else {}
    return (field for field in fields_of(form.document) if field.type == CREDIT_CARD and field.id in shown)
