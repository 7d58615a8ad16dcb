"""What protection itself keeps under an e-mail address. Counts, tokens and sessions are kept under none, for a day."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast

from ..models import JudgedSubmission, ListedSender
from .holdings import Holding, register_holding


def register_own() -> None:
    register_holding(Holding("messages", _told_messages, lambda email: _messages(email).delete()[0]))
    register_holding(Holding("listed_senders", _told_lists, lambda email: _listed(email).delete()[0]))


def _messages(email: str) -> QuerySet[JudgedSubmission]:
    """Sent by this address, or with it as the whole answer to a question. Who only mentions it is somebody else."""
    answers = Q()
    # The one is how SQLite keeps what is not ASCII, the other how PostgreSQL does.
    for is_ascii in (True, False):
        answers |= Q(answers__icontains=json.dumps(email, ensure_ascii=is_ascii))
    found = JudgedSubmission.objects.annotate(answers=Cast("fields", TextField()))
    return found.filter(Q(email__iexact=email) | answers)


def _listed(email: str) -> QuerySet[ListedSender]:
    return ListedSender.objects.filter(kind=ListedSender.Kind.EMAIL, value=email.lower())


def _told_messages(email: str) -> Sequence[Mapping[str, Any]]:
    return [
        {
            "site": entry.site.hostname,
            "form": entry.form,
            "received": entry.received.isoformat(),
            "outcome": entry.outcome,
            "let_through_later": entry.released.isoformat() if entry.released else None,
            "marked_as_spam": entry.called_spam.isoformat() if entry.called_spam else None,
            "put_aside": entry.put_aside.isoformat() if entry.put_aside else None,
            "probability_of_spam": round(entry.score, 3),
            "reasons": [one["reason"] for one in entry.reasons],
            "name": entry.name,
            "email": entry.email,
            "text": entry.text,
            "fields": entry.fields,
            "what_the_page_noticed": entry.signals,
            "address": entry.address,
            "browser": entry.user_agent,
            "page": entry.page_url,
        }
        for entry in _messages(email).select_related("site")
    ]


def _told_lists(email: str) -> Sequence[Mapping[str, Any]]:
    return [{"email": entry.value, "then": entry.action, "note": entry.note} for entry in _listed(email)]
