"""How much visitors can save, so that nobody fills the database."""

import json
from datetime import timedelta
from typing import Final

from django.db.models import F, QuerySet, Sum, Value
from django.db.models.functions import Greatest
from django.utils import timezone
from django.utils.translation import pgettext_lazy

from intarsia.site_options import option

from ..models import SavedAnswers
from .deletion import delete_saved

# Each counts as at least this size, which includes its texts and index entries.
MIN_BYTES: Final = 16 * 1024
# Nobody loses what was saved today.
ABANDONED: Final = timedelta(days=1)

FULL = pgettext_lazy(
    "page",
    "Your answers could not be saved, because too many are saved from your connection. Send the form now, or save it "
    "later.",
)
ALL_FULL = pgettext_lazy("page", "Your answers could not be saved, because too many are saved. Send the form now.")


class QuotaExceeded(Exception):
    """The message is for the visitor."""


def size_of(saved: SavedAnswers) -> int:
    return len(json.dumps([saved.inputs, saved.texts]))


def check_quota(saved: SavedAnswers) -> None:
    """Raises QuotaExceeded if these answers do not fit into the quota."""
    others, size = SavedAnswers.objects.exclude(pk=saved.pk), max(saved.size, MIN_BYTES)
    if _size(others.filter(client=saved.client)) + size > option("INTARSIA_SAVED_ANSWERS_PER_CLIENT"):
        raise QuotaExceeded(FULL)
    missing = _size(others) + size - option("INTARSIA_SAVED_ANSWERS_TOTAL")
    if missing > 0 and not _delete_oldest(others, missing):
        raise QuotaExceeded(ALL_FULL)


def _delete_oldest(others: QuerySet[SavedAnswers], missing: int) -> bool:
    """Deletes the oldest abandoned ones, if they are enough."""
    keys: list[int] = []
    abandoned = others.filter(saved__lt=timezone.now() - ABANDONED).order_by("saved")
    for key, size in abandoned.values_list("pk", "size"):
        if missing <= 0:
            break
        keys.append(key)
        missing -= max(size, MIN_BYTES)
    if missing > 0:
        return False
    delete_saved(SavedAnswers.objects.filter(pk__in=keys))
    return True


def _size(saved: QuerySet[SavedAnswers]) -> int:
    return saved.aggregate(bytes=Sum(Greatest(F("size"), Value(MIN_BYTES))))["bytes"] or 0
