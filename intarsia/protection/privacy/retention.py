"""Messages are stored as long as the site's settings say, their IP addresses for a week, JavaScript errors for a month.

A periodic job deletes them.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.models import ModerationRecord

from ..models import ClientError, JudgedSubmission, ProtectionSettings
from .holdings import IPS_KEPT, forget_further

ERRORS_KEPT = timedelta(days=30)
THROUGH = Q(delivered_at__isnull=False)


@dataclass(frozen=True)
class Forgotten:
    messages: int
    ips: int
    # Expired data of other apps.
    further: int


def forget(now: datetime | None = None) -> Forgotten:
    now = now or timezone.now()
    messages = sum(_forget_of(site, now) for site in Site.objects.all())
    ClientError.objects.filter(last_seen__lt=now - ERRORS_KEPT).delete()
    old = ModerationRecord.objects.filter(received__lt=now - IPS_KEPT, ip__isnull=False)
    return Forgotten(messages, old.update(ip=None), forget_further(now))


def _forget_of(site: Site, now: datetime) -> int:
    rules = ProtectionSettings.kept_for(site)
    through = THROUGH & Q(received__lt=now - timedelta(days=rules.keep_delivered_days))
    others = ~THROUGH & Q(received__lt=now - timedelta(days=rules.keep_others_days))
    expired = ModerationRecord.objects.filter(through | others, site=site)
    # What apps store in their own tables stays, without what the verdict was made from.
    expired.filter(~Q(evidence={}) | ~Q(user_agent="") | ~Q(page_url="")).update(
        evidence={}, user_agent="", page_url=""
    )
    messages = JudgedSubmission.objects.filter(moderation__in=expired)
    return messages.delete()[1].get(JudgedSubmission._meta.label, 0)
