"""How decisions of moderators about entries take effect."""

from intarsia.moderation.api import Decision

from .delivery.planning import enqueue_deliveries
from .limits.checks import purge_limited
from .models import Entry
from .payments import settling


def follow(entry: Entry, decision: Decision) -> None:
    """What an entry that waited sends is sent once it is allowed. Later decisions send nothing but what a removal kept
    back. A payment that was not taken yet is taken if the entry is allowed, and given back if it is removed.
    """
    status = decision.record.status
    # Spam does not count.
    purge_limited(entry.form)
    if decision.is_release or (status in settling.ALLOWED and decision.status_before in settling.REMOVED):
        enqueue_deliveries(entry.deliveries.filter(sent=None))
    if status in settling.ALLOWED:
        settling.capture_of(entry)
    elif status in settling.REMOVED:
        settling.cancel_of(entry)
