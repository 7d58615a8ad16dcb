"""Who was stopped, for the admin. Counted in memory and written now and then: a flood of requests is none of writes."""

import threading
from collections import Counter
from dataclasses import dataclass
from typing import Final

from django.db.models import F
from django.utils import timezone

from .models import StoppedAddress
from .pass_keys import Reason

# More addresses than that at once are counted no further: it is the first ones that tell what happens.
MOST_ADDRESSES: Final = 5_000


@dataclass(frozen=True)
class Stop:
    address: str
    reason: Reason
    was_stopped: bool


class StopLog:
    def __init__(self) -> None:
        self._stops: Counter[Stop] = Counter()
        self._lock = threading.Lock()

    def add(self, stop: Stop) -> None:
        with self._lock:
            if stop in self._stops or len(self._stops) < MOST_ADDRESSES:
                self._stops[stop] += 1

    def write(self) -> None:
        with self._lock:
            stops, self._stops = self._stops, Counter()
        now = timezone.now()
        for stop, times in stops.items():
            entry, _is_new = StoppedAddress.objects.get_or_create(
                day=timezone.localdate(now),
                address=stop.address,
                reason=stop.reason,
                was_stopped=stop.was_stopped,
                defaults={"last": now},
            )
            StoppedAddress.objects.filter(pk=entry.pk).update(times=F("times") + times, last=now)
