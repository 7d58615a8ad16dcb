"""The delivery functions of forms: for messages that are allowed immediately or later."""

from collections.abc import Callable, Mapping
from typing import Any

from django.db import transaction
from django.utils import timezone

from ...models import JudgedSubmission
from .decided import message_delivered

Delivery = Callable[[Mapping[str, Any]], object]
_deliveries: dict[str, Delivery] = {}


def delivers(form: str) -> Callable[[Delivery], Delivery]:
    """Registers the function that delivers the messages of this form. Call it in a module that is always loaded."""

    def decorate(delivery: Delivery) -> Delivery:
        if form in _deliveries:
            raise ValueError(f"The form '{form}' has two deliveries. Remove one, or give the forms different names.")
        _deliveries[form] = delivery
        return delivery

    return decorate


def delivery_of(form: str) -> Delivery:
    """The function of the form or of its kind: forms of a kind are named `kind:which`."""
    found = _deliveries.get(form) or _deliveries.get(form.partition(":")[0])
    if found is None:
        raise LookupError(f"The form '{form}' has no delivery. Register a function with @delivers({form!r}).")
    return found


def release(entry: JudgedSubmission) -> bool:
    """Delivers a held or refused message once, also under simultaneous calls. Returns whether this call did it."""
    deliver = delivery_of(entry.form)
    with transaction.atomic():
        waiting = JudgedSubmission.objects.filter(pk=entry.pk, released=None).exclude(outcome="allow")
        if not waiting.update(released=timezone.now()):
            return False
        deliver(entry.fields)
        message_delivered.send(JudgedSubmission, entry=entry)
    return True
