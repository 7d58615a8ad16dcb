"""Where a form's messages go once they are let through: at once, or later, by somebody who has read them."""

from collections.abc import Callable, Mapping
from typing import Any

from django.db import transaction
from django.utils import timezone

from ..models import JudgedSubmission
from .decided import message_delivered

Delivery = Callable[[Mapping[str, Any]], object]
_deliveries: dict[str, Delivery] = {}


def delivers(form: str) -> Callable[[Delivery], Delivery]:
    """Registers what happens with the fields of a message to this form. Do it in a module that is always loaded."""

    def decorate(delivery: Delivery) -> Delivery:
        if form in _deliveries:
            raise ValueError(f"Two deliveries for the form '{form}'. Keep one, or give the forms different names.")
        _deliveries[form] = delivery
        return delivery

    return decorate


def delivery_of(form: str) -> Delivery:
    """Of the form itself, or of its kind: the name of one of many is `kind:which`."""
    found = _deliveries.get(form) or _deliveries.get(form.partition(":")[0])
    if found is None:
        raise LookupError(f"Nothing says what to do with a message to '{form}'. Register it with @delivers({form!r}).")
    return found


def release(entry: JudgedSubmission) -> bool:
    """Lets through what was held or refused, once, whoever asks at the same time. Whether this call did it."""
    deliver = delivery_of(entry.form)
    with transaction.atomic():
        waiting = JudgedSubmission.objects.filter(pk=entry.pk, released=None).exclude(outcome="allow")
        if not waiting.update(released=timezone.now()):
            return False
        deliver(entry.fields)
        message_delivered.send(JudgedSubmission, entry=entry)
    return True
