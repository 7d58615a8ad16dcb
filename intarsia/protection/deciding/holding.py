"""One message is decided about by one person at a time, in whichever list each of them is."""

from typing import Any

from django.db.models import F

from ..models import JudgedSubmission


def hold(pk: int | None) -> JudgedSubmission | None:
    """The message as it is now, and nobody else decides about it until this transaction ends.

    An app locks what it keeps of a message after the message itself: so two people never wait for each other.
    """
    if pk is None:
        return None
    held = JudgedSubmission.objects.filter(pk=pk)
    # A write that changes nothing: it makes others wait on SQLite too, which locks no rows that are read.
    return held.get() if held.update(taught=F("taught")) else None


def write(entry: JudgedSubmission, user: Any, **changes: Any) -> None:
    JudgedSubmission.objects.filter(pk=entry.pk).update(decided_by=user, **{"put_aside": None, **changes})
    entry.refresh_from_db()
