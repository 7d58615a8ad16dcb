import logging
from collections.abc import Mapping
from typing import Any

from django.db import Error

from ...models import JudgedSubmission
from .stored_fields import stored_fields

logger = logging.getLogger(__name__)

REASON = {"reason": "could_not_be_delivered", "family": "sender", "weight": 0.0}


def hold_undelivered(entry: JudgedSubmission, fields: Mapping[str, Any]) -> bool:
    """Holds a message that could not be delivered, with all its fields. Returns whether that worked."""
    entry.outcome, entry.fields = JudgedSubmission.Outcome.HOLD, stored_fields(fields)
    entry.reasons = [REASON, *entry.reasons]
    try:
        entry.save(update_fields=["outcome", "fields", "reasons"])
    except Error:
        logger.exception("A message to the form '%s' could not be stored.", entry.form)
        return False
    return True
