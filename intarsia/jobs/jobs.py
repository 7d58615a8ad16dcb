"""The jobs of this app."""

from datetime import datetime, timedelta

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from .models import Job
from .registry import periodic

DONE_KEPT = timedelta(days=7)
FAILED_KEPT = timedelta(days=90)


@periodic("jobs.delete_old", label=_("Delete old jobs"), every=timedelta(hours=6))
def delete_old() -> None:
    delete_finished(timezone.now())


def delete_finished(now: datetime) -> None:
    Job.objects.filter(state=Job.State.DONE, finished__lt=now - DONE_KEPT).delete()
    Job.objects.filter(state=Job.State.FAILED, finished__lt=now - FAILED_KEPT).delete()
