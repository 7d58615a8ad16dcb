"""How decisions of moderators about entries take effect."""

from intarsia.moderation.api import Decision, ModerationRecord

from .delivery.planning import enqueue_deliveries
from .models import Entry
from .payments.settling import cancel_of, capture_of


def follow(entry: Entry, decision: Decision) -> None:
    """What an entry that waited sends is sent once it is allowed, and its payment is taken. Later decisions send
    nothing. A payment that was not taken yet is given back if the entry is not allowed.
    """
    if decision.is_release:
        enqueue_deliveries(entry)
        capture_of(entry)
    elif decision.record.status != ModerationRecord.Status.ALLOWED:
        cancel_of(entry)
