"""Who was stopped, for the admin. Counted in memory and written now and then: a flood of requests is none of writes."""

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

# More addresses at once are counted no further: the first ones tell what happens, and the database is not locked long.
MOST_ADDRESSES: Final = 500
KEPT: Final = timedelta(days=30)


@dataclass(frozen=True)
class Stop:
    address: str
    reason: Reason
    was_stopped: bool


class StopLog:
    def __init__(self) -> None:
        self._stops: Counter[Stop] = Counter()
        self._lock = threading.Lock()

    def add(self, stop: Stop, times: int = 1) -> None:
        with self._lock:
            if stop in self._stops or len(self._stops) < MOST_ADDRESSES:
                self._stops[stop] += times

    def write(self) -> None:
        """What cannot be written now is written next time."""
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
            address=stop.address,
            reason=stop.reason,
            was_stopped=stop.was_stopped,
            defaults={"last": now, "times": times},
        )
        if not is_new:
            StoppedAddress.objects.filter(pk=entry.pk).update(times=F("times") + times, last=now)
    forget(now)


def forget(now: datetime) -> int:
    """A wall that stops nobody any more forgets, too."""
    return StoppedAddress.objects.filter(day__lt=timezone.localdate(now) - KEPT).delete()[0]
