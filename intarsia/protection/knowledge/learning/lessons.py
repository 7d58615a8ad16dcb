"""A decision about a message becomes a lesson; another decision takes that back first."""

import logging
import secrets

from django.db import transaction
from django.db.models import F

from ...models import JudgedSubmission, LearntWords
from ...verdict.checks.words import buckets_of, what_words_say
from ...verdict.classifier.learnt import strength_of
from .learnt_of import read

logger = logging.getLogger(__name__)


def teach(entry: JudgedSubmission, *, is_spam: bool | None) -> None:
    """None only takes back what was taught before. Whatever goes wrong, the decision itself stands."""
    try:
        _teach(entry, is_spam)
    except Exception:
        logger.exception("Nothing could be learnt from the decision about message %s.", entry.pk)


def forget(site_id: int) -> None:
    """What the site learnt so far. Decisions about messages stand; they cannot be taken back from nothing, though."""
    with transaction.atomic():
        LearntWords.objects.filter(site_id=site_id).delete()
        JudgedSubmission.objects.filter(site_id=site_id).exclude(taught=0.0).update(taught=0.0)


def _teach(entry: JudgedSubmission, is_spam: bool | None) -> None:
    LearntWords.objects.get_or_create(site_id=entry.site_id)
    with transaction.atomic():
        # Writing comes first: who decides at the same time waits here, on SQLite too.
        kept = LearntWords.objects.filter(site_id=entry.site_id)
        kept.update(version=secrets.token_hex(8))
        learnt = read(kept.values_list("content", flat=True).get())
        taught = JudgedSubmission.objects.values_list("taught", flat=True).get(pk=entry.pk)
        buckets = buckets_of(entry.name, entry.text)
        if taught:
            learnt = learnt.after(buckets, -taught)
        strength = 0.0
        if is_spam is not None and entry.text.strip():
            strength = strength_of(*what_words_say(entry.name, entry.text, learnt), is_spam=is_spam)
            learnt = learnt.after(buckets, strength)
        lessons = F("lessons") + int(bool(strength)) - int(bool(taught))
        kept.update(content=learnt.to_bytes(), lessons=lessons)
        JudgedSubmission.objects.filter(pk=entry.pk).update(taught=strength)
