"""Messages are kept as long as the site says, the addresses they came from for a week, errors of pages for a month.

Once an hour somebody's message or error sets this going, in a thread of its own: nobody waits for it, and no timer is
needed.
"""

import logging
import threading
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import connection, transaction
from django.db.models import Q
from django.utils import timezone
from wagtail.models import Site

from ..models import ClientError, JudgedSubmission, ProtectionSettings
from ..visitor.memory import FAULTS, memory
from .holdings import ADDRESSES_KEPT, forget_further

logger = logging.getLogger(__name__)

ERRORS_KEPT = timedelta(days=30)
EVERY_SECONDS = 3600
THROUGH = Q(outcome="allow") | Q(released__isnull=False)


@dataclass(frozen=True)
class Forgotten:
    messages: int
    addresses: int
    # What other apps had kept long enough.
    further: int


def forget(now: datetime | None = None) -> Forgotten:
    now = now or timezone.now()
    messages = sum(_forget_of(site, now) for site in Site.objects.all())
    ClientError.objects.filter(last_seen__lt=now - ERRORS_KEPT).delete()
    old = JudgedSubmission.objects.filter(received__lt=now - ADDRESSES_KEPT, address__isnull=False)
    return Forgotten(messages, old.update(address=None), forget_further(now))


def _forget_of(site: Site, now: datetime) -> int:
    rules = ProtectionSettings.kept_for(site)
    through = THROUGH & Q(received__lt=now - timedelta(days=rules.keep_delivered_days))
    others = ~THROUGH & Q(received__lt=now - timedelta(days=rules.keep_others_days))
    return JudgedSubmission.objects.filter(through | others, site=site).delete()[0]


def forget_now_and_then(**_signal: Any) -> None:
    """After a message was written down. Only the first one of an hour does more than count."""
    try:
        is_first = memory().count("retention", EVERY_SECONDS) == 1
    except FAULTS:
        return
    if is_first:
        # Not before the message itself is in the database: two writers would wait for each other.
        transaction.on_commit(lambda: threading.Thread(target=_forget_quietly, name="retention", daemon=True).start())


def _forget_quietly() -> None:
    """Nothing is lost when it fails: the next hour comes."""
    try:
        forget()
    except Exception:
        logger.exception("Old messages could not be deleted. It is tried again in an hour.")
    finally:
        connection.close()
