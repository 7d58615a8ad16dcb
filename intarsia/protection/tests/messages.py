"""Builders for judged messages, and for what staff do with them."""

from typing import Any

from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.recording import STATUS_AFTER
from intarsia.protection.models import JudgedSubmission

ANSWERS = ("name", "email", "text", "fields")


def message(**changes: Any) -> ModerationRecord:
    """The record of a message that is held by default."""
    answers = {name: changes.pop(name) for name in ANSWERS if name in changes}
    now = timezone.now()
    values = {"form": "enquiry", "received": now, "outcome": "hold", "score": 0.6} | changes
    values.setdefault("site", Site.objects.get(is_default_site=True))
    values.setdefault("status", STATUS_AFTER[values["outcome"]])
    if values["status"] == "allowed":
        values.setdefault("delivered_at", values["received"])
    if values["status"] in ("spam", "trash"):
        values.setdefault("status_before", STATUS_AFTER[values["outcome"]])
        values.setdefault("removed_at", now)
    return ModerationRecord.objects.create(subject=JudgedSubmission.objects.create(**answers), **values)


def only_message() -> ModerationRecord:
    return ModerationRecord.objects.get()
