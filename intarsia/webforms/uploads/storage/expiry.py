"""Files that never became part of an entry or of saved answers are deleted."""

from datetime import datetime, timedelta

from django.db.models import QuerySet
from django.utils import timezone

from intarsia.moderation.api import in_batches

from ..models import FormFile

RETENTION = timedelta(days=2)
# Uploads that stopped in between.
UNFINISHED_KEPT = timedelta(hours=5)


def forget_temporary_files(now: datetime) -> int:
    """In short transactions: visitors upload meanwhile."""
    moment = now or timezone.now()
    temporary = unowned(FormFile.objects.all())
    old = temporary.filter(uploaded__lt=moment - RETENTION) | temporary.filter(
        uploaded__lt=moment - UNFINISHED_KEPT, next_chunk__isnull=False
    )
    return in_batches(old, delete_unowned)


def unowned(files: QuerySet[FormFile]) -> QuerySet[FormFile]:
    return files.filter(entry=None, saved_answers=None)


def delete_unowned(files: QuerySet[FormFile]) -> int:
    """Never what an entry or saved answers take at the same moment."""
    return delete_unclaimed(unowned(FormFile.objects.filter(pk__in=list(files.values_list("pk", flat=True)))))


def delete_unclaimed(files: QuerySet[FormFile]) -> int:
    """`files` are filtered by their owner. What gets another owner at the same moment stays: owners take complete files
    only, so each file is made incomplete first.
    """
    files.filter(next_chunk=None).update(next_chunk=0)
    return files.filter(next_chunk__isnull=False).delete()[0]
