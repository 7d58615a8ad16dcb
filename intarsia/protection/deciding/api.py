"""What apps may import that keep a list of their own of what their forms delivered."""

from .bulk_decision import BulkDecision
from .decisions import note_decision
from .holding import hold
from .list_with_tabs import ListWithTabs
from .overtaken import Seen, is_overtaken, seen_in, who_was_faster

__all__ = [
    "BulkDecision",
    "ListWithTabs",
    "Seen",
    "hold",
    "is_overtaken",
    "note_decision",
    "seen_in",
    "who_was_faster",
]
