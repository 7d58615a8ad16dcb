"""What protection stores about a person, and how long. Counts, tokens and sessions are not linked to an e-mail address,
and expire after a day.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast
from wagtail.models import Site

from intarsia.moderation.api import Holding, Retention, SubjectKind, register_forgetting, register_holding
from intarsia.moderation.api import register_subject as register

from .campaigns.recent import forget_texts
from .forms.delivery.deliveries import deliver_released
from .models import ClientError, JudgedSubmission, ListedSender, ProtectionSettings

ERRORS_KEPT = timedelta(days=30)


def register_data() -> None:
    register(
        SubjectKind(
            JudgedSubmission,
            "judged_submission",
            deliver_released,
            plural="messages",
            find=_messages,
            data=_message_data,
            retention=_retention,
        )
    )
    register_holding(Holding("listed_senders", _list_data, lambda email: _listed(email).delete()[0]))
    register_forgetting("JavaScript errors", _forget_errors)
    register_forgetting("texts of campaigns", forget_texts)
    register_forgetting("messages without a record", _forget_messages_without_record)


def _retention(site: Site) -> Retention:
    rules = ProtectionSettings.kept_for(site)
    return Retention(rules.keep_delivered_days, rules.keep_others_days)


def _messages(email: str) -> QuerySet[JudgedSubmission]:
    """Messages from this e-mail address, or with it as the complete value of a field. A mention in a text does not
    count.
    """
    answers = Q()
    # SQLite and PostgreSQL store non-ASCII characters in JSON differently.
    for is_ascii in (True, False):
        answers |= Q(answers__icontains=json.dumps(email, ensure_ascii=is_ascii))
    found = JudgedSubmission.objects.annotate(answers=Cast("fields", TextField()))
    return found.filter(Q(email__iexact=email) | answers)


def _message_data(message: JudgedSubmission) -> Mapping[str, Any]:
    return {"name": message.name, "email": message.email, "text": message.text, "fields": message.fields}


def _listed(email: str) -> QuerySet[ListedSender]:
    return ListedSender.objects.filter(kind=ListedSender.Kind.EMAIL, value=email.lower())


def _list_data(email: str) -> Sequence[Mapping[str, Any]]:
    return [{"email": entry.value, "action": entry.action, "note": entry.note} for entry in _listed(email)]


def _forget_errors(now: datetime) -> int:
    return ClientError.objects.filter(last_seen__lt=now - ERRORS_KEPT).delete()[0]


def _forget_messages_without_record(_now: datetime) -> int:
    """Nobody can see them. Records were deleted with their site before they moved to another one."""
    return JudgedSubmission.objects.filter(moderation=None).delete()[0]
