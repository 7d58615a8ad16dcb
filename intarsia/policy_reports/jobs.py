"""The job of this app."""

from datetime import timedelta

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import periodic

from .collecting import delete_old


@periodic("policy_reports.delete_old", label=_("Delete old reports of the security policy"), every=timedelta(hours=12))
def delete_old_reports() -> None:
    delete_old(timezone.now())
