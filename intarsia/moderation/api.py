"""What other apps may import to have what visitors send judged once and decided by staff."""

from .admin.bulk_decision import BulkDecision
from .admin.decision_report import report_decision
from .admin.list_with_tabs import ListWithTabs
from .admin.long_list import LongListPaginator, bounded_count, in_words
from .admin.record_list import RecordList
from .conflicts import Seen, seen_in
from .decisions import REMOVED, DecisionResult, decide
from .files import private_storage, safe_name, signed_url
from .form_names import form_names
from .labels import main_reason, reason_choices, reason_label, register_reasons, score_in_words, status_label
from .listeners import on_decision
from .models import ModerationRecord
from .privacy.deleted_files import delete_files, register_stored_files
from .privacy.holdings import IPS_KEPT, Holding, erase, export, register_forgetting, register_holding
from .privacy.retention import in_batches
from .recording import Judgement, keep_files, record
from .subjects import Decision, Retention, SubjectKind, register_subject

__all__ = [
    "BulkDecision",
    "DecisionResult",
    "Decision",
    "Holding",
    "IPS_KEPT",
    "Judgement",
    "ListWithTabs",
    "LongListPaginator",
    "ModerationRecord",
    "REMOVED",
    "RecordList",
    "Retention",
    "Seen",
    "SubjectKind",
    "bounded_count",
    "decide",
    "delete_files",
    "erase",
    "export",
    "form_names",
    "in_batches",
    "in_words",
    "keep_files",
    "main_reason",
    "on_decision",
    "private_storage",
    "reason_choices",
    "reason_label",
    "record",
    "register_forgetting",
    "register_holding",
    "register_reasons",
    "register_stored_files",
    "register_subject",
    "report_decision",
    "safe_name",
    "score_in_words",
    "seen_in",
    "signed_url",
    "status_label",
]
