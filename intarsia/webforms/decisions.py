"""How decisions of moderators about entries take effect."""

from intarsia.jobs.api import enqueue
from intarsia.moderation.api import Decision

from .models import Entry

NOTIFY = "webforms.notify"


def follow(entry: Entry, decision: Decision) -> None:
    """An entry that waited is mailed once it is allowed; later decisions send nothing."""
    if decision.is_release:
        enqueue(NOTIFY, entry=entry.pk)
