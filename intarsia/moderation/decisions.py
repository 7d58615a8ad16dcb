"""Each decision about one subject is one transaction: the record, its effect, and the listeners of other apps."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from django.db import transaction
from django.db.models import F, Model
from django.utils import timezone

from intarsia.signals import message_decided

from .conflicts import NOTHING, Seen, is_conflict
from .listeners import tell_listeners
from .models import ModerationRecord
from .subjects import Decision, DecisionName, SubjectKind, kind_of

logger = logging.getLogger(__name__)

Status = ModerationRecord.Status
REMOVED = (Status.SPAM, Status.TRASH)
STATUS_BY_DECISION = {"allow": Status.ALLOWED, "spam": Status.SPAM, "trash": Status.TRASH}
DECISION_NAMES: tuple[DecisionName, ...] = ("allow", "spam", "trash", "restore")

Result = Literal["done", "delivered_before", "unchanged", "conflicts", "gone"]


@dataclass
class DecisionResult:
    """The results of a decision about several records, each in its current state."""

    done: list[ModerationRecord] = field(default_factory=list)
    # Already delivered: nothing is sent twice, and nothing can be withdrawn.
    delivered_before: list[ModerationRecord] = field(default_factory=list)
    # Their status is the one that was decided.
    unchanged: list[ModerationRecord] = field(default_factory=list)
    failed: list[tuple[ModerationRecord, str]] = field(default_factory=list)
    # Changed by somebody else in the meantime.
    conflicts: list[ModerationRecord] = field(default_factory=list)
    # Deleted or erased by somebody else in the meantime.
    gone: list[ModerationRecord] = field(default_factory=list)


def decide(records: Iterable[ModerationRecord], name: DecisionName, user: Any, seen: Seen = NOTHING) -> DecisionResult:
    """`seen` is the status that the user saw, by primary key; without it, the status that the caller has read."""
    decided = DecisionResult()
    for record in records:
        try:
            with transaction.atomic():
                result, current = _decide_one(record, name, user, seen)
        except Exception as error:
            # Its effect, such as a delivery, belongs to another app. A message that could not be delivered stays as it
            # was, so that staff can try again, and the decisions about the others still run.
            logger.exception("The decision about message %s to the form '%s' failed.", record.pk, record.form)
            decided.failed.append((record, f"{type(error).__name__}: {error}"))
        else:
            getattr(decided, result).append(current)
    return decided


def _decide_one(
    looked_at: ModerationRecord, name: DecisionName, user: Any, seen: Seen
) -> tuple[Result, ModerationRecord]:
    record = _locked(looked_at.pk)
    if record is None or record.erased_at or (subject := record.subject) is None:
        return "gone", looked_at
    if is_conflict(record, looked_at, user, seen):
        return "conflicts", record
    before, was_delivered = record.status, record.delivered_at is not None
    status = _status_after(record, name)
    if status == before and name != "allow":
        return "unchanged", record
    kind = kind_of(type(subject))
    _write(record, status, user)
    decision = Decision(name, record, before, status == Status.ALLOWED and not was_delivered, user)
    subject = _applied(kind, subject, decision)
    tell_listeners(subject, decision)
    _send_signal(record, user)
    return _result(decision, kind, was_delivered), record


def _send_signal(record: ModerationRecord, user: Any) -> None:
    transaction.on_commit(lambda: message_decided.send_robust(sender=type(record.subject), record=record, user=user))


def _locked(pk: int) -> ModerationRecord | None:
    """The current record, locked against other decisions until this transaction ends. Apps lock their own rows after
    it, so that two people never deadlock.
    """
    found = ModerationRecord.objects.filter(pk=pk)
    # A write without a change, because SQLite does not lock rows that are only read.
    return found.get() if found.update(status=F("status")) else None


def _status_after(record: ModerationRecord, name: DecisionName) -> str:
    if name != "restore":
        return STATUS_BY_DECISION[name]
    return (record.status_before or Status.WAITING) if record.status in REMOVED else record.status


def _write(record: ModerationRecord, status: str, user: Any) -> None:
    now = timezone.now()
    if status not in REMOVED:
        record.status_before, record.removed_at = "", None
    else:
        record.removed_at = now
        if record.status not in REMOVED:
            record.status_before = record.status
    if status == Status.ALLOWED and record.delivered_at is None:
        record.delivered_at = now
    record.status, record.decided_by, record.decided_at = status, user, now
    record.save(update_fields=["status", "status_before", "removed_at", "delivered_at", "decided_by", "decided_at"])


def _applied(kind: SubjectKind, subject: Model, decision: Decision) -> Model:
    """The subject of the record from now on."""
    record, replacement = decision.record, kind.apply(subject, decision)
    if not isinstance(replacement, Model) or ModerationRecord.objects.about(replacement).exists():
        return subject
    record.subject = replacement
    record.save(update_fields=["content_type", "object_id"])
    subject.delete()
    # The name and the text are read again.
    record.__dict__.pop("content", None)
    return replacement


def _result(decision: Decision, kind: SubjectKind, was_delivered: bool) -> Result:
    if decision.record.status == decision.status_before:
        return "unchanged"
    if was_delivered and not kind.can_withdraw and decision.name in ("allow", "spam"):
        return "delivered_before"
    return "done"
