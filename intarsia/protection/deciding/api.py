"""What apps may import that keep a list of their own of what their forms delivered."""

from .bulk_decision import BulkDecision
from .decisions import note_decision
from .holding import hold

__all__ = ["BulkDecision", "hold", "note_decision"]
