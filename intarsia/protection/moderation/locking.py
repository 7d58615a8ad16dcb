"""Only one person at a time decides about a message, whichever list they use."""

from typing import Any

from django.db.models import F

from ..models import JudgedSubmission


def lock_message(pk: int | None) -> JudgedSubmission | None:
    """The current message, locked against other decisions until this transaction ends. An app locks its own rows
    after the message, so that two people never deadlock.
    """
    if pk is None:
        return None
    held = JudgedSubmission.objects.filter(pk=pk)
    # A write without a change, because SQLite does not lock rows that are only read.
    return held.get() if held.update(training_weight=F("training_weight")) else None


def write(entry: JudgedSubmission, user: Any, **changes: Any) -> None:
    JudgedSubmission.objects.filter(pk=entry.pk).update(decided_by=user, **{"dismissed_at": None, **changes})
    entry.refresh_from_db()
