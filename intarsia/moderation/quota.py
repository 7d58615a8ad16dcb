"""Keeps what bots send from filling the disk: the oldest refused rows without a decision are deleted first."""

import logging
from typing import Final

from django.db import Error

from .models import ModerationRecord, RecordQuerySet
from .subjects import kinds

logger = logging.getLogger(__name__)

# Rows of one client and of one site, for each kind of rows, such as comments and entries of forms.
MAX_PER_CLIENT: Final = 50
MAX_PER_SITE: Final = 10_000
# A site that has more reaches the quota in steps.
MAX_AT_ONCE: Final = 100


def delete_oldest_refused(record: ModerationRecord) -> None:
    """Call it after this refused record was stored."""
    refused = (
        ModerationRecord.objects.not_erased()
        .filter(content_type=record.content_type, site=record.site_id, status="blocked", decided_at=None)
        .order_by("-received", "-pk")
    )
    try:
        if record.client:
            _keep_newest(refused.filter(client=record.client), MAX_PER_CLIENT)
        _keep_newest(refused, MAX_PER_SITE)
    except Error:
        logger.exception("The oldest refused messages to the form '%s' could not be deleted.", record.form)


def _keep_newest(records: RecordQuerySet, most: int) -> None:
    surplus = list(records.values_list("pk", flat=True)[most : most + MAX_AT_ONCE])
    if not surplus:
        return
    for kind in kinds():
        rows = kind.model._default_manager.filter(moderation__in=surplus)
        (kind.deletable(rows) if kind.deletable else rows).delete()
