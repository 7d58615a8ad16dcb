"""Entries in privacy requests, and how long they are kept."""

import json
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.api import Retention, in_batches
from intarsia.protection.models import ProtectionSettings

from ..models import Entry, WebForm
from .names import form_of, record_form


def entries_of(email: str) -> QuerySet:
    """Entries that this e-mail address sent, or in which it is the complete answer to a question."""
    wanted = email.strip().lower()
    if not wanted:
        return Entry.objects.none()
    mentioned = Q()
    # SQLite and PostgreSQL store non-ASCII characters in JSON differently.
    for is_ascii in (True, False):
        mentioned |= Q(answered__icontains=json.dumps(wanted, ensure_ascii=is_ascii)[1:-1])
    candidates = Entry.objects.annotate(answered=Cast("texts", TextField()))
    found = candidates.filter(Q(email__iexact=wanted) | mentioned)
    return Entry.objects.filter(pk__in=[entry.pk for entry in found if _belongs(entry, wanted)])


def _belongs(entry: Entry, email: str) -> bool:
    texts = [entry.email, *map(str, entry.texts.values()), *_inputs_in(entry.answers)]
    return email in {text.lower() for text in texts}


def _inputs_in(answer: Any) -> Iterator[str]:
    """Also those in the rows of lists and repeaters, whose texts are joined."""
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, Mapping | list):
        for one in answer.values() if isinstance(answer, Mapping) else answer:
            yield from _inputs_in(one)


def data_of(entry: Entry) -> Mapping[str, Any]:
    return {
        "form": entry.form.title,
        "submitted": entry.submitted.isoformat(),
        "page": (entry.page.full_url if entry.page else "") or "",
        "answers": [{"question": label, "answer": answer} for label, answer in entry.labelled_answers],
        "notes": [note.text for note in entry.notes.all()],
    }


def retention(site: Site) -> Retention:
    """Accepted entries stay as long as their form says; others as long as other messages."""
    return Retention(None, ProtectionSettings.kept_for(site).keep_others_days)


def forget_old_entries(now: datetime) -> int:
    """Deletes the entries of forms that keep them for a limited time, with notes, deliveries and verdicts, in short
    transactions."""
    limited = WebForm.objects.filter(keep_days__gt=0).values_list("pk", "keep_days")
    old = [
        Entry.objects.filter(form=form, submitted__lt=(now or timezone.now()) - timedelta(days=days))
        for form, days in limited
    ]
    return sum(in_batches(entries, _delete) for entries in old)


def _delete(entries: QuerySet) -> int:
    return int(entries.delete()[1].get(Entry._meta.label, 0))


def form_titles(names: Collection[str]) -> Mapping[str, str]:
    numbers = [number for name in names if (number := form_of(name)) is not None]
    titles = WebForm.objects.filter(pk__in=numbers).values_list("pk", "title")
    return {record_form(pk): title for pk, title in titles}
