"""How decisions of moderators about entries take effect."""

from intarsia.moderation.api import Decision

from .delivery.planning import enqueue_deliveries
from .models import Entry


def follow(entry: Entry, decision: Decision) -> None:
    """What an entry that waited sends is sent once it is allowed; later decisions send nothing."""
    if decision.is_release:
        enqueue_deliveries(entry)
