"""Saved answers end: the form was sent, their time is over, or the quota is full."""

from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet

from ..models import FormFile, SavedAnswers
from ..uploads.storage.expiry import delete_unclaimed


def forget_expired(now: datetime) -> int:
    return delete_saved(SavedAnswers.objects.filter(expires__lte=now))


def delete_saved(saved: QuerySet) -> int:
    """With their files, unless an entry owns them or takes them at the same moment."""
    with transaction.atomic():
        keys = lock_saved(saved)
        if not keys:
            return 0
        found = SavedAnswers.objects.filter(pk__in=keys)
        delete_unclaimed(FormFile.objects.filter(saved_answers__in=found, entry=None))
        return int(found.delete()[1].get(SavedAnswers._meta.label, 0))


def lock_saved(saved: QuerySet) -> list[int]:
    """Their primary keys. Others wait with the same answers until this transaction ends. All lock answers before files,
    so that no two wait for each other.
    """
    return list(saved.order_by("pk").select_for_update().values_list("pk", flat=True))
