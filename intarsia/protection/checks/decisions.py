"""What a site and its reputation services learn from the decisions of moderators."""

import logging

from django.db import transaction
from django.db.models import Model

from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.subjects import Decision

from .reputation.report_decision import report_decision
from .words.lessons import teach

logger = logging.getLogger(__name__)


def learn_from_decision(_subject: Model, decision: Decision) -> None:
    """Moving something to the trash says nothing about its sender, and a spread decision nothing new about a text."""
    if decision.user is None:
        return
    record = decision.record
    if decision.name == "restore":
        if decision.status_before == record.Status.SPAM or record.training_weight:
            teach(record, is_spam=False if record.was_released else None)
    elif decision.name != "trash":
        is_spam = decision.name == "spam"
        teach(record, is_spam=is_spam)
        transaction.on_commit(lambda: _report(record, is_spam))


def _report(record: ModerationRecord, is_spam: bool) -> None:
    try:
        report_decision(record, is_spam=is_spam)
    except Exception:
        logger.exception("The decision about message %s could not be reported to the reputation services.", record.pk)
