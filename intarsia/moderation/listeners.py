"""Tells other apps about decisions. A job repeats it for an app that fails, and nothing else depends on it."""

import logging
from collections.abc import Callable
from typing import Any, Final

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Model

from intarsia.jobs.api import enqueue

from .models import ModerationRecord
from .subjects import Decision

logger = logging.getLogger(__name__)
TELL_AGAIN: Final = "moderation.tell_again"

Listener = Callable[[Model, Decision], object]
_listeners: list[Listener] = []


def on_decision(listener: Listener) -> Listener:
    """Calls `listener(subject, decision)` for every decision, in its transaction. If it raises an exception, the
    decision stays, what the listener stored is rolled back, and a job calls it again. Call it in an app's ready().
    """
    if listener not in _listeners:
        _listeners.append(listener)
    return listener


def tell_listeners(subject: Model, decision: Decision) -> None:
    """Call it in the transaction of the decision."""
    for listener in _listeners:
        try:
            with transaction.atomic():
                listener(subject, decision)
        except Exception:
            record, name = decision.record, _name_of(listener)
            logger.exception("%s failed for the decision about message %s. A job will try again.", name, record.pk)
            enqueue(
                TELL_AGAIN,
                listener=name,
                record=record.pk,
                decision=decision.name,
                status=record.status,
                status_before=decision.status_before,
                is_release=decision.is_release,
                user=str(decision.user.pk) if decision.user else None,
            )


def tell_again(*, listener: str, record: int, status: str, user: str | None, **decision: Any) -> None:
    """Not if the message has another status by now: the listener knows the later decision."""
    found = next((one for one in _listeners if _name_of(one) == listener), None)
    if found is None:
        logger.warning("No app has the listener %s any more, so it is not called.", listener)
        return
    who = get_user_model()._default_manager.filter(pk=user).first() if user else None
    with transaction.atomic():
        current = ModerationRecord.objects.not_erased().select_for_update().filter(pk=record, status=status).first()
        subject = current.subject if current else None
        if current and subject:
            name = decision.pop("decision")
            found(subject, Decision(name, current, user=who, **decision))


def _name_of(listener: Listener) -> str:
    """The same in each process."""
    function = listener if hasattr(listener, "__qualname__") else type(listener)
    return f"{function.__module__}.{function.__qualname__}"
