"""What other apps may import to protect a form."""

from ..gathering.reading.submission_of import Message
from .decided import message_decided
from .deliveries import delivers, release
from .judging import Judged, judge_request
from .protected_form import ProtectedForm
from .protected_view import protected

__all__ = ["Judged", "Message", "ProtectedForm", "delivers", "judge_request", "message_decided", "protected", "release"]
