"""Stores a judged message of a form that has no table."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.db import Error, InterfaceError, OperationalError, transaction

from intarsia.moderation.recording import keep_files, record

from ..models import JudgedSubmission
from ..signal_collection.parsing.storable import storable_text
from ..verdict.verdict import Evidence, Outcome
from .delivery.stored_fields import stored_fields
from .judging import JudgedMessage

logger = logging.getLogger(__name__)

UNDELIVERED = Evidence("could_not_be_delivered", "sender", 0.0)


def store_message(judged: JudgedMessage, fields: Mapping[str, Any]) -> JudgedMessage:
    """`fields` is the data for delivery; it is stored if the message is held or refused. The verdict can change if
    the message cannot be stored.
    """
    if judged.is_test:
        return judged
    try:
        return _stored(judged, fields)
    except Exception:
        logger.exception("A message to the form '%s' could not be stored completely.", judged.form)
    # Without its fields the message could not be delivered later, so the visitor gets the text back.
    outcome: Outcome = "allow" if judged.verdict.outcome == "allow" else "block"
    judged = replace(_with_outcome(judged, outcome), submission=replace(judged.submission, signals={}))
    try:
        return _stored(judged, {})
    except (OperationalError, InterfaceError):
        logger.exception("The database is unavailable. A message to the form '%s' is allowed.", judged.form)
        return _with_outcome(judged, "allow")
    except Exception:
        # Sending unstorable data gains nothing.
        logger.exception("A message to the form '%s' could not be stored.", judged.form)
        return judged


def hold_undelivered(judged: JudgedMessage, fields: Mapping[str, Any]) -> JudgedMessage | None:
    """Holds a message that could not be delivered, with all its fields. None if that failed too."""
    reasons = (UNDELIVERED, *judged.verdict.reasons)
    held = replace(judged, verdict=replace(judged.verdict, outcome="hold", reasons=reasons), record=None)
    try:
        with transaction.atomic():
            if judged.record and judged.record.subject:
                judged.record.subject.delete()
            return _stored(held, fields)
    except Error:
        logger.exception("A message to the form '%s' could not be stored.", judged.form)
        return None


def _with_outcome(judged: JudgedMessage, outcome: Outcome) -> JudgedMessage:
    return replace(judged, verdict=replace(judged.verdict, outcome=outcome))


def _stored(judged: JudgedMessage, fields: Mapping[str, Any]) -> JudgedMessage:
    submission = judged.submission
    with transaction.atomic():
        message = JudgedSubmission.objects.create(
            name=storable_text(submission.name)[:200],
            email=storable_text(submission.email)[:320],
            text=storable_text(submission.text),
            fields={} if judged.verdict.outcome == "allow" else stored_fields(fields),
        )
        stored = replace(judged, record=record(message, judged.judgement))
        # Robots could fill the disk with the files of blocked messages.
        if stored.record and stored.verdict.outcome == "hold":
            keep_files(stored.record, fields)
        return stored
