"""The log of blocked requests, for the admin. Counts are kept in memory and written from time to time, so that a
flood of requests is not a flood of writes.
"""

import threading
from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from intarsia.local_time import local_date

from .models import BlockedIp
from .pass_keys import Reason

# The number of IP addresses that are counted at once, to keep the database write short.
MAX_IPS: Final = 500
RETENTION: Final = timedelta(days=30)


@dataclass(frozen=True)
class Block:
    ip: str
    reason: Reason
    was_blocked: bool


class BlockLog:
    def __init__(self) -> None:
        self._blocks: Counter[Block] = Counter()
        self._lock = threading.Lock()

    def add(self, block: Block, times: int = 1) -> None:
        with self._lock:
            if block in self._blocks or len(self._blocks) < MAX_IPS:
                self._blocks[block] += times

    def write(self) -> None:
        """A failed write is repeated the next time."""
        with self._lock:
            blocks, self._blocks = self._blocks, Counter()
        if not blocks:
            return
        try:
            with transaction.atomic():
                _write(blocks)
        except Exception:
            for block, times in blocks.items():
                self.add(block, times)
            raise


def _write(blocks: Counter[Block]) -> None:
    now = timezone.now()
    today = local_date(now)
    for block, times in blocks.items():
        entry, is_new = BlockedIp.objects.get_or_create(
            day=today,
            ip=block.ip,
            reason=block.reason,
            was_blocked=block.was_blocked,
            defaults={"last": now, "times": times},
        )
        if not is_new:
            BlockedIp.objects.filter(pk=entry.pk).update(times=F("times") + times, last=now)


def forget(now: datetime) -> int:
    """Old entries are deleted also while nobody is blocked."""
    return BlockedIp.objects.filter(day__lt=local_date(now) - RETENTION).delete()[0]
