"""The jobs of protection."""

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job
from intarsia.moderation.api import ModerationRecord

from .campaigns.spreading import SPREAD, apply_to_group


@job(SPREAD, label=_("Decide about messages with nearly the same text"), seconds=600)
def spread_decision(record: int) -> None:
    if decided := ModerationRecord.objects.filter(pk=record).first():
        apply_to_group(decided)
