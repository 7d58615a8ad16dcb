"""What other apps may import to have what visitors send judged once and decided by staff."""

from .admin.bulk_decision import BulkDecision
from .admin.list_with_tabs import ListWithTabs
from .conflicts import Seen, earlier_decisions, seen_in
from .decisions import Decided, decide, on_decision
from .models import ModerationRecord
from .recording import Judgement, record
from .subjects import Decision, SubjectKind, register_subject

__all__ = [
    "BulkDecision",
    "Decided",
    "Decision",
    "Judgement",
    "ListWithTabs",
    "ModerationRecord",
    "Seen",
    "SubjectKind",
    "decide",
    "earlier_decisions",
    "on_decision",
    "record",
    "register_subject",
    "seen_in",
]
