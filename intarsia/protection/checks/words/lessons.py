"""A decision about a message becomes a lesson. It is only noted; a job trains the model."""

import hashlib
import logging

from django.db import transaction
from django.db.models import F

from intarsia.jobs.api import enqueue
from intarsia.moderation.models import ModerationRecord, RecordQuerySet

from .models import LearnedWords

logger = logging.getLogger(__name__)

TRAIN = "protection.train"
# The newest ones, so that a training stays short.
MAX_LESSONS = 5_000
# The values of `ModerationRecord.training_weight`.
SPAM, HONEST, NOTHING = 1.0, -1.0, 0.0


def teach(record: ModerationRecord, *, is_spam: bool | None) -> None:
    """None takes the lesson back. If this fails, the decision still counts."""
    lesson = NOTHING if is_spam is None else SPAM if is_spam else HONEST
    try:
        with transaction.atomic():
            _note(record, lesson)
    except Exception:
        logger.exception("The decision about message %s could not be noted for the training.", record.pk)


def forget(site_id: int) -> None:
    """Forgets everything that the site learned. Decisions stay, but teach nothing any more."""
    with transaction.atomic():
        LearnedWords.objects.filter(site_id=site_id).delete()
        ModerationRecord.objects.filter(site_id=site_id).exclude(training_weight=NOTHING).update(
            training_weight=NOTHING
        )


def request_training(site_id: int) -> None:
    """At most one job waits per site. The lock makes a training that starts meanwhile wait for this transaction."""
    with transaction.atomic():
        LearnedWords.objects.get_or_create(site_id=site_id)
        learned = LearnedWords.objects.filter(site_id=site_id)
        learned.update(is_waiting=F("is_waiting"))
        if learned.filter(is_waiting=False).update(is_waiting=True):
            enqueue(TRAIN, site=site_id)


def lessons_of(site_id: int) -> RecordQuerySet:
    """The newest first."""
    decided = ModerationRecord.objects.not_erased().filter(site_id=site_id).exclude(training_weight=NOTHING)
    return decided.order_by("-decided_at", "-pk")[:MAX_LESSONS]


def digest_of(site_id: int) -> str:
    """Changes if a lesson arrives, changes or is deleted; empty without lessons."""
    lessons = list(lessons_of(site_id).values_list("pk", "training_weight"))
    return hashlib.sha256(repr(lessons).encode()).hexdigest() if lessons else ""


def _note(record: ModerationRecord, lesson: float) -> None:
    known = ModerationRecord.objects.filter(pk=record.pk)
    if known.exclude(training_weight=lesson).update(training_weight=lesson):
        record.training_weight = lesson
        request_training(record.site_id)
