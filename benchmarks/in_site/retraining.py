"""The cost of a site's training from as many decisions as one training uses, in a process that does nothing else."""

import random
import time
from typing import Any

from django.contrib.contenttypes.models import ContentType
from django.utils import timezone
from wagtail.models import Site

from benchmarks.in_site.peak import peak_mb
from benchmarks.invented.texts import message
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.checks.words.lessons import HONEST, MAX_LESSONS, SPAM
from intarsia.protection.checks.words.retraining import retrain
from intarsia.protection.models import JudgedSubmission, LearnedWords

# Short comments and long letters.
MIN_WORDS, MAX_WORDS = 5, 200
CHUNK = 500


def store_decisions() -> None:
    """In another process than the training, because it takes memory, too."""
    rng, site = random.Random(1), Site.objects.get(is_default_site=True)
    kind = ContentType.objects.get_for_model(JudgedSubmission)
    for _chunk in range(MAX_LESSONS // CHUNK):
        texts = [message(rng, rng.randint(MIN_WORDS, MAX_WORDS)) for _ in range(CHUNK)]
        subjects = JudgedSubmission.objects.bulk_create(JudgedSubmission(name="Ana", text=text) for text in texts)
        ModerationRecord.objects.bulk_create(
            _decided(kind, subject, site, SPAM if number % 2 else HONEST) for number, subject in enumerate(subjects)
        )


def _decided(kind: ContentType, subject: JudgedSubmission, site: Site, lesson: float) -> ModerationRecord:
    now = timezone.now()
    fields: dict[str, Any] = {"content_type": kind, "object_id": subject.pk, "site": site, "form": "contact"}
    return ModerationRecord(**fields, received=now, score=0.5, status="allowed", decided_at=now, training_weight=lesson)


def figures() -> dict[str, Any]:
    """CPU time; and the peak of the process in megabytes, before the training and with it."""
    site = Site.objects.get(is_default_site=True)
    LearnedWords.objects.get_or_create(site=site)
    before = peak_mb()
    start = time.process_time()
    retrain(site.pk)
    seconds = time.process_time() - start
    assert LearnedWords.objects.get(site=site).lessons == MAX_LESSONS
    return {
        "retraining_ms": round(seconds * 1000),
        "retraining_mb": round(peak_mb(), 1),
        "before_retraining_mb": round(before, 1),
    }
