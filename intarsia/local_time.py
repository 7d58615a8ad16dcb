"""Times in the time zone of the site. Unlike Django's functions, these also work with `USE_TZ = False`."""

from datetime import date, datetime

from django.utils import timezone


def local_time(moment: datetime | None = None) -> datetime:
    """Now if there is no `moment`. A time without a zone is local already."""
    moment = moment or timezone.now()
    return timezone.localtime(moment) if timezone.is_aware(moment) else moment


def local_date(moment: datetime | None = None) -> date:
    return local_time(moment).date()
