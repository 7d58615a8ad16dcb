"""The delivery functions of forms: for messages that are allowed immediately or later."""

import logging
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import Any

from django.core.files import File

from intarsia.moderation.models import HeldFile
from intarsia.moderation.subjects import Decision

from ...models import JudgedSubmission
from .stored_fields import with_files

logger = logging.getLogger(__name__)

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


def deliver_released(message: JudgedSubmission, decision: Decision) -> object:
    """Delivers a held or blocked message that a moderator allowed. Returns the row that the delivery created, if it
    returns one: that row takes the place of the message in the lists of moderators.
    """
    if not decision.is_release:
        return None
    with ExitStack() as opened:
        files = [(held.field, file) for held in decision.record.files.all() if (file := _opened(held, opened))]
        return delivery_of(decision.record.form)(with_files(message.fields, files))


def _opened(held: HeldFile, opened: ExitStack) -> File | None:
    """None for a file that somebody deleted from the storage: the message could never be allowed."""
    try:
        return File(opened.enter_context(held.file.open("rb")), name=held.name)
    except FileNotFoundError:
        logger.exception("The file '%s' of message %s is missing, so it is not delivered.", held.name, held.record_id)
        return None
