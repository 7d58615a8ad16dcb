"""Fills a site with hundreds of thousands of messages, for measures of lists for staff."""

import random
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Model
from django.utils import timezone
from wagtail.models import Site

from benchmarks.invented.texts import message
from intarsia.comments.models import Comment
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.models import JudgedSubmission, ProtectionSettings
from intarsia.webforms.entries.names import record_form
from intarsia.webforms.models import Entry, WebForm

BATCH = 5_000
DAYS = 80
# Held, blocked, allowed and spam, as comments have them, too.
STATUSES = ("waiting", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed", "spam", "spam", "spam")
OUTCOMES = {"waiting": "hold", "allowed": "allow", "spam": "hold"}
REASONS = [{"reason": reason, "family": "text", "weight": 1.5} for reason in ("words", "links", "pace", "pixel")]


def add_messages(number: int) -> None:
    """So many messages, entries and comments in equal parts, of the last 80 days. One of each has “quince”."""
    rng, now = random.Random(1), timezone.now()
    site = Site.objects.get(is_default_site=True)
    ProtectionSettings.objects.update_or_create(
        site=site, defaults={"keep_delivered_days": 365, "keep_others_days": 365}
    )
    form = WebForm.objects.create(title="Many entries", document={"root": {"props": {}}, "content": []})
    texts = [message(rng, 30) for _ in range(1_000)]
    for kind in (JudgedSubmission, Entry, Comment):
        for first in range(0, number // 3, BATCH):
            numbers = range(first, min(first + BATCH, number // 3))
            rows = [_row(kind, one, rng.choice(texts), now, form, site) for one in numbers]
            _store(rows, rng, now, form, site)


def _row(kind: type[Model], number: int, text: str, now: datetime, form: WebForm, site: Site) -> Model:
    sender = {"name": f"Ana {number}", "email": f"ana{number}@example.org"}
    text = f"{text} quince" if number == 777 else text
    if kind is Comment:
        return Comment(page=site.root_page, posted=now, digest=f"many-{number}", text=text, **sender)
    if kind is Entry:
        answers = {"1": text}
        same = {"answers": answers, "texts": answers, "text": text}
        return Entry(form=form, submitted=now, digest=f"many-{number}", **same, **sender)
    return JudgedSubmission(text=text, **sender)


@transaction.atomic
def _store(rows: list[Any], rng: random.Random, now: datetime, form: WebForm, site: Site) -> None:
    subjects = type(rows[0])._default_manager.bulk_create(rows)
    ModerationRecord.objects.bulk_create(_records(subjects, rng, now, form, site))


def _records(
    subjects: list[Any], rng: random.Random, now: datetime, form: WebForm, site: Site
) -> Iterator[ModerationRecord]:
    kind = ContentType.objects.get_for_model(subjects[0])
    names = {JudgedSubmission: "contact", Entry: record_form(form.pk), Comment: "comments"}
    for subject in subjects:
        status = rng.choice(STATUSES)
        received = now - timedelta(days=DAYS * rng.random())
        yield ModerationRecord(
            content_type=kind,
            object_id=subject.pk,
            site=site,
            form=names[type(subject)],
            received=received,
            outcome=OUTCOMES[status],
            score=rng.random(),
            reasons=rng.sample(REASONS, 2),
            evidence={"ct_checkjs": "1", "ct_timezone": 1, "ct_mouse_moved": True},
            status=status,
            delivered_at=received if status == "allowed" else None,
            removed_at=received if status == "spam" else None,
        )
