from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db.models import Model
from wagtail.models import Site

from .models import ModerationRecord

Status = ModerationRecord.Status
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


def record(subject: Model, judgement: Judgement, *, status: str = "") -> ModerationRecord:
    """Stores the verdict about a stored subject. `status` is used if it is not the one that follows from the verdict,
    for example because the owner reviews everything.
    """
    status = status or STATUS_AFTER[judgement.outcome]
    return ModerationRecord.objects.create(
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
        status=status,
        delivered_at=judgement.received if status == Status.ALLOWED else None,
    )
