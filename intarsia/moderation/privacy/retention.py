"""What visitors send is stored as long as its app says, IP addresses for a week.

A periodic job deletes it, in short transactions with pauses: SQLite has one writer, for which visitors would wait.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import connection, transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from wagtail.models import Site

from ..models import ModerationRecord, RecordQuerySet
from ..subjects import Retention, SubjectKind, kinds
from .holdings import IPS_KEPT, forget_further

WAS_DELIVERED = Q(delivered_at__isnull=False)
IS_REMOVED = Q(removed_at__isnull=False)
# Rows of the first transaction, and of the largest. What a row costs depends on its kind and on the machine.
FIRST_BATCH, BATCH = 20, 500
TRANSACTION_SECONDS, MAX_SECONDS = 0.05, 0.15
# Requests that wait for SQLite's lock try about ten times a second, and would miss a shorter pause.
MIN_PAUSE, MAX_PAUSE = 0.01, 0.25


@dataclass(frozen=True)
class RetentionResult:
    # Rows of all kinds of subjects.
    messages: int
    ips: int
    # Expired data of other apps.
    further: int


def forget(now: datetime | None = None) -> RetentionResult:
    now = now or timezone.now()
    messages = sum(_forget_of(kind, site, now) for site in Site.objects.all() for kind in kinds())
    old = ModerationRecord.objects.filter(received__lt=now - IPS_KEPT, ip__isnull=False)
    ips = in_batches(old, lambda records: records.update(ip=None, client=""))
    return RetentionResult(messages, ips, forget_further(now))


def _forget_of(kind: SubjectKind, site: Site, now: datetime) -> int:
    retention = kind.retention(site)
    records = ModerationRecord.objects.of_model(kind.model).filter(site=site)

    def delete(some: QuerySet) -> int:
        rows = kind.model._default_manager.filter(pk__in=list(some.values_list("object_id", flat=True)))
        return int((kind.deletable(rows) if kind.deletable else rows).delete()[1].get(kind.model._meta.label, 0))

    deleted = in_batches(_expired(records, retention, now), delete)
    _forget_signals(records, retention, now)
    return deleted


def _expired(records: RecordQuerySet, retention: Retention, now: datetime) -> RecordQuerySet:
    """Removed rows can be restored until their own time is over, if the app gives them one."""
    others = ~WAS_DELIVERED if retention.removed_days is None else ~WAS_DELIVERED & ~IS_REMOVED
    expired = Q(pk__in=())
    for days, which, since in (
        (retention.delivered_days, WAS_DELIVERED, "received"),
        (retention.others_days, others, "received"),
        (retention.removed_days, IS_REMOVED, "removed_at"),
    ):
        if days is not None:
            expired |= which & Q(**{f"{since}__lt": now - timedelta(days=days)})
    return records.filter(expired)


def _forget_signals(records: RecordQuerySet, retention: Retention, now: datetime) -> None:
    """What stays, stays without what its verdict was made from."""
    if retention.signals_days is None:
        return
    old = records.filter(received__lt=now - timedelta(days=retention.signals_days))
    known = old.exclude(evidence={}, user_agent="", page_url="")
    in_batches(known, lambda records: records.update(evidence={}, user_agent="", page_url=""))


def in_batches(rows: QuerySet, change: Callable[[QuerySet], int]) -> int:
    """The sum of what `change` returns. It gets rows that still match when their transaction begins."""
    keys = list(rows.order_by("pk").values_list("pk", flat=True))
    changed, start, size = 0, 0, min(FIRST_BATCH, BATCH)
    while start < len(keys):
        started = time.monotonic()
        with transaction.atomic():
            changed += change(rows.filter(pk__in=keys[start : start + size]))
        seconds = time.monotonic() - started
        start += size
        size = _next_size(size, seconds, has_one_writer=connection.vendor == "sqlite")
        _pause(seconds)
    return changed


def _next_size(size: int, seconds: float, *, has_one_writer: bool = True) -> int:
    """Grows slowly, because the next rows may cost more, and shrinks at once.

    On a busy machine, each transaction takes long however few rows it has. So it keeps the number of the first one
    unless others would wait too long. On PostgreSQL, nobody waits for rows that are deleted.
    """
    if has_one_writer and seconds > MAX_SECONDS:
        return max(1, size // 2)
    fitting = int(size * TRANSACTION_SECONDS / max(seconds, 0.001))
    return min(max(fitting, FIRST_BATCH), size * 2, BATCH)


def _pause(seconds: float) -> None:
    """As long as the transaction took, so that others get half of the time. Tests run in one transaction."""
    if not connection.in_atomic_block:
        time.sleep(min(max(seconds, MIN_PAUSE), MAX_PAUSE))
