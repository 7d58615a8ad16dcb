"""What apps may import that keep their own list of delivered messages."""

from .bulk_decision import BulkDecision
from .conflicts import Seen, earlier_decisions, is_conflict, seen_in
from .decisions import note_decision
from .list_with_tabs import ListWithTabs
from .locking import lock_message

__all__ = [
    "BulkDecision",
    "ListWithTabs",
    "Seen",
    "lock_message",
    "is_conflict",
    "note_decision",
    "seen_in",
    "earlier_decisions",
]
