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
    register_holding(Holding("messages", _message_data, lambda email: _messages(email).delete()[0]))
    register_holding(Holding("listed_senders", _list_data, lambda email: _listed(email).delete()[0]))


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
    return [
        {
            "site": entry.site.hostname,
            "form": entry.form,
            "received": entry.received.isoformat(),
            "outcome": entry.outcome,
            "allowed_after_review": entry.released.isoformat() if entry.released else None,
            "marked_as_spam": entry.called_spam.isoformat() if entry.called_spam else None,
            "dismissed": entry.dismissed_at.isoformat() if entry.dismissed_at else None,
            "probability_of_spam": round(entry.score, 3),
            "reasons": [one["reason"] for one in entry.reasons],
            "name": entry.name,
            "email": entry.email,
            "text": entry.text,
            "fields": entry.fields,
            "signals": entry.signals,
            "ip": entry.ip,
            "browser": entry.user_agent,
            "page": entry.page_url,
        }
        for entry in _messages(email).select_related("site")
    ]


def _list_data(email: str) -> Sequence[Mapping[str, Any]]:
    return [{"email": entry.value, "action": entry.action, "note": entry.note} for entry in _listed(email)]
