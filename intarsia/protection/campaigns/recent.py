"""Compares each text with those of the last days. All processes share them by the database."""

import secrets
import time
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Lock

from django.utils import timezone

from .groups import Groups
from .models import SentText

KEPT = timedelta(days=7)
# If a site gets more in this time, the latest ones. They take about 10 MB in each process if all differ.
MOST = 20_000
# A process forgets what is older than `KEPT` when it reads everything again.
READ_AGAIN_SECONDS = 60 * 60
# Read again with the new ones: transactions overlap, so a text with a lower number can become visible later.
OVERLAP = 10

# Its number, sketch, group and client.
_Text = tuple[int, bytes, str, str]


@dataclass(frozen=True)
class Copies:
    """The group of a text, and the number of clients that sent texts of it, including this one."""

    group: str
    clients: int
    # Whether one was there before, from any client.
    is_known: bool


class RecentTexts:
    """What this process knows of the stored texts."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._forget()

    def note(self, sketch: bytes, client: str) -> Copies:
        """Stores the text for the ones that follow, and counts it."""
        with self._lock:
            self._read_new()
            known = self._groups.group_of(sketch)
            group = known or secrets.token_hex(8)
            sent = SentText.objects.create(received=timezone.now(), sketch=sketch, group=group, client=client[:16])
            self._add((sent.pk, sketch, group, sent.client))
            return Copies(group, self._groups.clients_of(group), is_known=bool(known))

    def _read_new(self) -> None:
        texts = [] if time.monotonic() > self._until else _texts_from(min(self._last, default=0))
        # After a backup was restored, for example, the same numbers are those of other texts.
        if not texts or any(self._last.get(text[0], text) != text for text in texts):
            self._forget()
            texts = _texts_from(0)
        for text in texts:
            if text[0] not in self._last:
                self._add(text)

    def _add(self, text: _Text) -> None:
        number, sketch, group, client = text
        self._groups.add(sketch, group, client)
        self._last[number] = text
        for known in sorted(self._last)[:-OVERLAP]:
            del self._last[known]

    def _forget(self) -> None:
        self._groups = Groups()
        self._last: dict[int, _Text] = {}
        self._until = time.monotonic() + READ_AGAIN_SECONDS


recent_texts = RecentTexts()


def forget_texts(now: datetime) -> int:
    """Deletes those that are too old or too many, and returns their number."""
    texts = SentText.objects.all()
    number = texts.filter(received__lt=now - KEPT).delete()[0]
    surplus = texts.order_by("-pk").values_list("pk", flat=True)[MOST : MOST + 1]
    return number + sum(texts.filter(pk__lte=last).delete()[0] for last in surplus)


def _texts_from(first: int) -> list[_Text]:
    texts = SentText.objects.filter(pk__gte=first, received__gte=timezone.now() - KEPT).order_by("-pk")
    rows = texts.values_list("pk", "sketch", "group", "client")[:MOST]
    return [(number, bytes(sketch), group, client) for number, sketch, group, client in reversed(rows)]
