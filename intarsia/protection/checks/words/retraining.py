"""Trains the model of a site again, from all decisions whose texts are still stored."""

import secrets
from collections.abc import Iterator
from itertools import chain

from django.utils import timezone

from ...verdict.classifier.columns import row_of
from ...verdict.classifier.features import features
from ...verdict.classifier.site_model import SiteModel
from ...verdict.classifier.site_training import Lesson, columns_per_text, train_site
from .check import shipped_log_odds, whole_text
from .lessons import SPAM, digest_of, lessons_of, request_training
from .models import LearnedWords

# Texts that are read from the database at once.
CHUNK = 200


def retrain(site_id: int) -> None:
    """A failure keeps the last good model."""
    learned = LearnedWords.objects.filter(site_id=site_id)
    # Before the training, so that a decision during it requests another one.
    learned.update(is_waiting=False)
    try:
        digest = digest_of(site_id)
        model = _trained(site_id)
    except BaseException:
        learned.update(failed_at=timezone.now())
        raise
    learned.update(
        version=secrets.token_hex(8),
        content=model.to_bytes() if model else b"",
        lessons=model.facts.spam + model.facts.honest if model else 0,
        digest=digest,
        trained_at=timezone.now(),
        failed_at=None,
    )


def retrain_changed() -> None:
    """Requests training for sites whose lessons changed without a decision, because data was deleted or erased."""
    for site_id, digest in LearnedWords.objects.values_list("site_id", "digest"):
        if digest != digest_of(site_id):
            request_training(site_id)


def _trained(site_id: int) -> SiteModel | None:
    lessons = _lessons(site_id)
    first = next(lessons, None)
    return train_site(chain([first], lessons)) if first else None


def _lessons(site_id: int) -> Iterator[Lesson]:
    decided = lessons_of(site_id)
    most_columns = columns_per_text(max(1, decided.count()))
    for record in decided.prefetch_related("subject").iterator(CHUNK):
        text = whole_text(record.content.name, record.content.text)
        if record.content.text.strip():
            buckets = features(text)
            is_spam = bool(record.training_weight == SPAM)
            yield row_of(text, buckets, most_columns), shipped_log_odds(text, buckets), is_spam
