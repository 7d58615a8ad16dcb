from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import Model
from wagtail.models import Site

from intarsia.signals import message_judged
from intarsia.state import metrics

from .files import files_in, safe_name
from .models import HeldFile, ModerationRecord
from .quota import delete_oldest_refused

Status = ModerationRecord.Status
# As metrics call them.
COUNTED_AS = {Status.ALLOWED: "accepted", Status.WAITING: "held", Status.BLOCKED: "blocked"}
STATUS_AFTER = {"allow": Status.ALLOWED, "hold": Status.WAITING, "block": Status.BLOCKED}


@dataclass(frozen=True)
class Judgement:
    """A verdict as plain data, with where the submission came from."""

    site: Site | None
    form: str
    received: datetime
    outcome: str
    score: float
    reasons: Sequence[Mapping[str, Any]] = ()
    evidence: Mapping[str, Any] = field(default_factory=dict)
    ip: str | None = None
    user_agent: str = ""
    page_url: str = ""
    # Records with nearly the same text have the same one. Empty for none.
    group: str = ""
    # A digest of the client that sent it. Empty if it is unknown.
    client: str = ""


def record(subject: Model, judgement: Judgement, *, status: str = "") -> ModerationRecord:
    """Stores the verdict about a stored subject. `status` is used if it is not the one that follows from the verdict,
    for example because the owner reviews everything.
    """
    status = status or STATUS_AFTER[judgement.outcome]
    is_refused = status == Status.BLOCKED
    stored = ModerationRecord.objects.create(
        subject=subject,
        site=judgement.site,
        form=judgement.form[:100],
        received=judgement.received,
        outcome=judgement.outcome,
        score=judgement.score,
        reasons=[dict(one) for one in judgement.reasons],
        evidence=dict(judgement.evidence),
        ip=judgement.ip,
        user_agent=judgement.user_agent[:300],
        page_url=judgement.page_url[:500],
        group=judgement.group,
        client=judgement.client if is_refused else "",
        status=status,
        delivered_at=judgement.received if status == Status.ALLOWED else None,
    )
    if is_refused:
        transaction.on_commit(lambda: delete_oldest_refused(stored))
    # Staff's own replies were not judged.
    if judgement.outcome:
        transaction.on_commit(lambda: metrics.add("submissions_total", COUNTED_AS.get(Status(status), "blocked")))
    transaction.on_commit(lambda: message_judged.send_robust(sender=type(subject), record=stored))
    return stored


def keep_files(record: ModerationRecord, fields: Mapping[str, Any]) -> None:
    """Stores the files among these values of a form with the record. If one cannot be stored, none is."""
    kept: list[HeldFile] = []
    try:
        for field_name, file in files_in(fields):
            file.seek(0)
            held = HeldFile(record=record, field=field_name[:100], name=safe_name(file.name or ""), size=file.size)
            held.file.save("", file, save=False)
            kept.append(held)
        HeldFile.objects.bulk_create(kept)
    except Exception:
        for held in kept:
            held.file.delete(save=False)
        raise
