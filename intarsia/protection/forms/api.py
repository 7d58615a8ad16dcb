"""What other apps may import to protect a form."""

from ..changes import settings_tag
from ..signal_collection.lookups.submitted import Submitted
from ..signal_collection.parsing.submission_of import Message
from ..verdict.submission import FormTrap
from .delivery.deliveries import delivers
from .form_pages import register_form_pages
from .form_test_mode import OUTCOMES, is_test
from .judging import JudgedMessage, judge_as_test, judge_request
from .own_checks import register_check
from .protected_form import ProtectedForm
from .protected_view import protected
from .responses.answers import refusal, refused
from .responses.confirmation import step_of
from .responses.script_answer import answer_to_script
from .searches import is_refused_search, is_search_guarded
from .storing import store_message

__all__ = [
    "OUTCOMES",
    "FormTrap",
    "JudgedMessage",
    "Message",
    "ProtectedForm",
    "Submitted",
    "answer_to_script",
    "delivers",
    "is_refused_search",
    "is_search_guarded",
    "is_test",
    "judge_as_test",
    "judge_request",
    "protected",
    "refusal",
    "refused",
    "register_check",
    "register_form_pages",
    "settings_tag",
    "step_of",
    "store_message",
]
