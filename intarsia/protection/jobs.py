"""The jobs of protection."""

from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job, periodic
from intarsia.moderation.api import ModerationRecord

from .campaigns.spreading import SPREAD, apply_to_group
from .checks.words.lessons import TRAIN
from .checks.words.retraining import retrain, retrain_changed


@job(SPREAD, label=_("Decide about messages with nearly the same text"), seconds=600)
def spread_decision(record: int) -> None:
    if decided := ModerationRecord.objects.filter(pk=record).first():
        apply_to_group(decided)


@job(TRAIN, label=_("Train the spam filter"), seconds=600, serial=True)
def train(site: int) -> None:
    retrain(site)


@periodic("protection.train_changed", label=_("Forget deleted messages in the spam filter"), every=timedelta(days=1))
def train_changed() -> None:
    retrain_changed()
