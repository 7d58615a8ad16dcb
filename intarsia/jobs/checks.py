"""A check of `manage.py check`: jobs that nobody runs."""

from datetime import timedelta
from typing import Any, Final

from django.core.checks import CheckMessage, Tags, register
from django.db import DatabaseError
from django.db.models import Q
from django.utils import timezone

from intarsia.site_options import option
from intarsia.wire.system_checks.messages import message

from .models import Job
from .registry import job_types

LATE: Final = timedelta(hours=1)


@register(Tags.database)
def jobs_are_run(*, databases: Any = None, **_options: Any) -> list[CheckMessage]:
    if not databases or option("INTARSIA_JOBS_IN_WEB"):
        return []
    late = timezone.now() - LATE
    is_late = Q(due=None, created__lt=late) | Q(due__lt=late)
    try:
        waiting = Job.objects.filter(is_late, state=Job.State.WAITING, name__in=job_types()).count()
    except DatabaseError:
        # Before the first migration.
        return []
    if not waiting:
        return []
    text = f"{waiting} jobs have waited for more than an hour, such as e-mails. INTARSIA_JOBS_IN_WEB is off."
    return [message("W127", text, "Start `manage.py intarsia_jobs` as a service, or remove the setting.")]
