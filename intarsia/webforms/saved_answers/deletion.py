"""Saved answers end: the form was sent, their time is over, or others need the room."""

from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from ..models import FormFile, SavedAnswers


def forget_expired(now: datetime) -> int:
    return delete_saved(SavedAnswers.objects.filter(expires__lte=now or timezone.now()))


def delete_saved(saved: QuerySet) -> int:
    """With their files, unless an entry owns them."""
    with transaction.atomic():
        FormFile.objects.filter(saved_answers__in=list(saved), entry=None).delete()
        return int(saved.delete()[1].get(SavedAnswers._meta.label, 0))
