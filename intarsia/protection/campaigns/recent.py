"""Compares each text with those of the last days. All processes share them by the database.

A text is stored before it is compared: of texts that arrive at the same time in several processes, each sees the ones
that were stored before it.
"""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Lock
from typing import NamedTuple

from django.utils import timezone

from .groups import Groups
from .models import SentText

RETENTION = timedelta(days=7)
# If a site gets more in this time, the latest ones. They take about 10 MB in each process if all differ.
MAX_TEXTS = 20_000
# A process forgets what is older than `RETENTION` when it reads everything again.
READ_AGAIN_SECONDS = 60 * 60
# Read again with the new ones: transactions overlap, so a text with a lower number can become visible later.
OVERLAP = 10
# Enough to know again what another thread has read meanwhile.
REMEMBERED = 200


@dataclass(frozen=True)
class Copies:
    """Nearly the same texts as one that was stored, and that one itself."""

    # What their records have in common.
    group: str
    # Texts that arrived at the same time can have several groups.
    groups: tuple[str, ...]
    clients: int


class StoredText(NamedTuple):
    """The columns of a `SentText`: several rows are read for each submission, and models take longer."""

    pk: int
    received: datetime
    sketch: bytes
    group: str
    client: str


def store_text(sketch: bytes, client: str) -> SentText:
    group = secrets.token_hex(8)
    return SentText.objects.create(received=timezone.now(), sketch=sketch, group=group, client=client[:16])


class RecentTexts:
    """What this process knows of the stored texts. No lock is held while the database is asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._forget()

    def copies_of(self, sent: SentText) -> Copies:
        """Counts a stored text, and gives it the group of the oldest similar one."""
        new = self._new_texts()
        with self._lock:
            self._add(new)
            groups = self._groups.similar_to(bytes(sent.sketch)) or [sent.group]
            copies = Copies(groups[0], tuple(groups), self._groups.number_of_clients(groups))
        if copies.group != sent.group:
            SentText.objects.filter(pk=sent.pk).update(group=copies.group)
        return copies

    def _new_texts(self) -> list[StoredText]:
        known = sorted(self._last)[-OVERLAP:]
        texts = _texts_from(known[0]) if known and time.monotonic() < self._until else []
        # After a backup was restored, for example, the same numbers are those of other texts.
        if any(self._last.get(text.pk, text.received) != text.received for text in texts) or not texts:
            self.forget()
            return _texts_from(0)
        return texts

    def forget(self) -> None:
        """The next text is compared with everything that the database has then."""
        with self._lock:
            self._forget()

    def _add(self, texts: Iterable[StoredText]) -> None:
        for text in texts:
            if text.pk not in self._last:
                self._groups.add(text.pk, bytes(text.sketch), text.group, text.client)
                self._last[text.pk] = text.received
        for number in sorted(self._last)[:-REMEMBERED]:
            del self._last[number]

    def _forget(self) -> None:
        self._groups = Groups()
        # When the latest texts were received, by number.
        self._last: dict[int, datetime] = {}
        self._until = time.monotonic() + READ_AGAIN_SECONDS


recent_texts = RecentTexts()


def forget_texts(now: datetime) -> int:
    """Deletes those that are too old or too many, and returns their number."""
    texts = SentText.objects.all()
    number = texts.filter(received__lt=now - RETENTION).delete()[0]
    surplus = texts.order_by("-pk").values_list("pk", flat=True)[MAX_TEXTS : MAX_TEXTS + 1]
    return number + sum(texts.filter(pk__lte=last).delete()[0] for last in surplus)


def _texts_from(first: int) -> list[StoredText]:
    """Texts with this number and higher ones, the oldest first."""
    texts = SentText.objects.filter(pk__gte=first, received__gte=timezone.now() - RETENTION).order_by("-pk")
    rows = texts.values_list(*StoredText._fields)[:MAX_TEXTS]
    return [StoredText(*row) for row in rows][::-1]
