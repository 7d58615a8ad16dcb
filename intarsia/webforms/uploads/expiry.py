"""Files that never became part of an entry or of saved answers are deleted."""

from datetime import datetime, timedelta

from django.utils import timezone

from .models import FormFile

KEPT = timedelta(days=2)
# Uploads that stopped in between.
UNFINISHED_KEPT = timedelta(hours=5)


def forget_temporary_files(now: datetime) -> int:
    moment = now or timezone.now()
    temporary = FormFile.objects.filter(entry=None, saved_answers=None)
    old = temporary.filter(uploaded__lt=moment - KEPT) | temporary.filter(
        uploaded__lt=moment - UNFINISHED_KEPT, next_chunk__isnull=False
    )
    return old.delete()[0]
