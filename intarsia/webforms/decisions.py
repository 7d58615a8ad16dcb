"""How decisions of moderators about entries take effect."""

from intarsia.moderation.api import Decision

from .delivery.planning import enqueue_deliveries
from .models import Entry
from .payments import settling


def follow(entry: Entry, decision: Decision) -> None:
    """What an entry that waited sends is sent once it is allowed. Later decisions send nothing. A payment that was not
    taken yet is taken if the entry is allowed, and given back if it is removed.
    """
    status = decision.record.status
    if decision.is_release:
        enqueue_deliveries(entry)
    if status in settling.ALLOWED:
        settling.capture_of(entry)
    elif status in settling.REMOVED:
        settling.cancel_of(entry)
