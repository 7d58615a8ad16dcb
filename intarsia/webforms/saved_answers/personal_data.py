"""Saved answers in privacy requests."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import QuerySet

from intarsia.moderation.api import Holding

from ..models import SavedAnswers
from .deletion import delete_saved


def saved_of(email: str) -> QuerySet:
    """With this e-mail address as a complete answer, and those whose link was sent to it."""
    wanted = email.strip()
    if not wanted:
        return SavedAnswers.objects.none()
    # What is not sent yet is kept for some weeks, so there is never much of it.
    found = SavedAnswers.objects.only("texts", "recipients", "email")
    return SavedAnswers.objects.filter(pk__in=[saved.pk for saved in found if _belongs(saved, wanted.lower())])


def _belongs(saved: SavedAnswers, email: str) -> bool:
    texts = [saved.email, *saved.recipients.splitlines(), *map(str, saved.texts.values())]
    return email in {text.lower() for text in texts}


def _export(email: str) -> Sequence[Mapping[str, Any]]:
    return [
        {
            "form": saved.form.title,
            "saved": saved.saved.isoformat(),
            "expires": saved.expires.isoformat(),
            "answers": [{"question": label, "answer": answer} for label, answer in saved.labelled_answers],
            "files": [file.name for file in saved.files.all()],
            "link_sent_to": saved.recipients.splitlines(),
        }
        for saved in saved_of(email).select_related("form")
    ]


SAVED = Holding("webform_partial_entries", _export, lambda email: delete_saved(saved_of(email)))
