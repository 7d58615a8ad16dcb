"""The log of blocked requests, for the admin. Counts are kept in memory and written from time to time, so that a
flood of requests is no flood of writes.
"""

import threading
from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from .models import StoppedAddress
from .pass_keys import Reason

# The number of IP addresses that are counted at once, to keep the database write short.
MOST_IPS: Final = 500
KEPT: Final = timedelta(days=30)


@dataclass(frozen=True)
class Stop:
    ip: str
    reason: Reason
    was_stopped: bool


class StopLog:
    def __init__(self) -> None:
        self._stops: Counter[Stop] = Counter()
        self._lock = threading.Lock()

    def add(self, stop: Stop, times: int = 1) -> None:
        with self._lock:
            if stop in self._stops or len(self._stops) < MOST_IPS:
                self._stops[stop] += times

    def write(self) -> None:
        """A failed write is repeated the next time."""
        with self._lock:
            stops, self._stops = self._stops, Counter()
        if not stops:
            return
        try:
            with transaction.atomic():
                _write(stops)
        except Exception:
            for stop, times in stops.items():
                self.add(stop, times)
            raise


def _write(stops: Counter[Stop]) -> None:
    now = timezone.now()
    today = timezone.localdate(now)
    for stop, times in stops.items():
        entry, is_new = StoppedAddress.objects.get_or_create(
            day=today,
            ip=stop.ip,
            reason=stop.reason,
            was_stopped=stop.was_stopped,
            defaults={"last": now, "times": times},
        )
        if not is_new:
            StoppedAddress.objects.filter(pk=entry.pk).update(times=F("times") + times, last=now)
    forget(now)


def forget(now: datetime) -> int:
    """Old entries are deleted also while nobody is blocked."""
    return StoppedAddress.objects.filter(day__lt=timezone.localdate(now) - KEPT).delete()[0]
