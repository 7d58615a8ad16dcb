"""A decision about a message becomes a lesson; another decision first removes the previous lesson."""

import logging
import secrets

from django.db import transaction
from django.db.models import F

from intarsia.moderation.models import ModerationRecord

from ...models import LearnedWords
from ...verdict.checks.words import buckets_of, shipped_and_own
from ...verdict.classifier.learned import lesson_strength
from .learned_weights import read

logger = logging.getLogger(__name__)


def teach(record: ModerationRecord, *, is_spam: bool | None) -> None:
    """None only removes the previous lesson. If learning fails, the decision still counts."""
    try:
        _teach(record, is_spam)
    except Exception:
        logger.exception("The training from the decision about message %s failed.", record.pk)


def forget(site_id: int) -> None:
    """Forgets everything that the site learned. Decisions stay, but their lessons cannot be removed any more."""
    with transaction.atomic():
        LearnedWords.objects.filter(site_id=site_id).delete()
        ModerationRecord.objects.filter(site_id=site_id).exclude(training_weight=0.0).update(training_weight=0.0)


def _teach(record: ModerationRecord, is_spam: bool | None) -> None:
    LearnedWords.objects.get_or_create(site_id=record.site_id)
    with transaction.atomic():
        # Writes first, so that a simultaneous decision waits here, also on SQLite.
        kept = LearnedWords.objects.filter(site_id=record.site_id)
        kept.update(version=secrets.token_hex(8))
        learned = read(kept.values_list("content", flat=True).get())
        training_weight = ModerationRecord.objects.values_list("training_weight", flat=True).get(pk=record.pk)
        name, text = record.content.name, record.content.text
        buckets = buckets_of(name, text)
        if training_weight:
            learned = learned.after(buckets, -training_weight)
        strength = 0.0
        if is_spam is not None and text.strip():
            strength = lesson_strength(*shipped_and_own(name, text, learned), is_spam=is_spam)
            learned = learned.after(buckets, strength)
        lessons = F("lessons") + int(bool(strength)) - int(bool(training_weight))
        kept.update(content=learned.to_bytes(), lessons=lessons)
        ModerationRecord.objects.filter(pk=record.pk).update(training_weight=strength)
        record.training_weight = strength
