"""What other apps may import to protect a form."""

from ..gathering.reading.submission_of import Message
from .answers import refused
from .decided import message_decided, message_delivered
from .deliveries import delivers, release
from .judging import Judged, judge_request
from .protected_form import ProtectedForm
from .protected_view import protected
from .searches import is_refused_search

__all__ = [
    "Judged",
    "Message",
    "ProtectedForm",
    "delivers",
    "is_refused_search",
    "judge_request",
    "message_decided",
    "message_delivered",
    "protected",
    "refused",
    "release",
]
