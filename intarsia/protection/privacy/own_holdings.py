"""The data that protection itself stores for an email address. Counts, tokens and sessions are not linked to one, and
expire after a day.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast

from ..models import JudgedSubmission, ListedSender
from .holdings import Holding, register_holding


def register_own() -> None:
    register_holding(Holding("messages", _message_data, _erase_messages))
    register_holding(Holding("listed_senders", _list_data, lambda email: _listed(email).delete()[0]))


def _erase_messages(email: str) -> int:
    """The number of messages, without their records."""
    return _messages(email).delete()[1].get(JudgedSubmission._meta.label, 0)


def _messages(email: str) -> QuerySet[JudgedSubmission]:
    """Messages from this email address, or with it as the complete value of a field. A mention in a text does not
    count.
    """
    answers = Q()
    # SQLite and PostgreSQL store non-ASCII characters in JSON differently.
    for is_ascii in (True, False):
        answers |= Q(answers__icontains=json.dumps(email, ensure_ascii=is_ascii))
    found = JudgedSubmission.objects.annotate(answers=Cast("fields", TextField()))
    return found.filter(Q(email__iexact=email) | answers)


def _listed(email: str) -> QuerySet[ListedSender]:
    return ListedSender.objects.filter(kind=ListedSender.Kind.EMAIL, value=email.lower())


def _message_data(email: str) -> Sequence[Mapping[str, Any]]:
    messages = _messages(email).prefetch_related("moderation__site")
    return [
        {
            "name": message.name,
            "email": message.email,
            "text": message.text,
            "fields": message.fields,
            "verdicts": [record.data() for record in message.moderation.all()],
        }
        for message in messages
    ]


def _list_data(email: str) -> Sequence[Mapping[str, Any]]:
    return [{"email": entry.value, "action": entry.action, "note": entry.note} for entry in _listed(email)]
