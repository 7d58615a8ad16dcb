"""Each decision about one message is one transaction; receivers are called after it was committed."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from django.db import transaction
from django.utils import timezone

from ..forms.delivery.decided import message_decided
from ..forms.delivery.deliveries import release
from ..lookup_services.learning.lessons import teach
from ..lookup_services.reputation.report_decision import report_decision
from ..models import JudgedSubmission
from .conflicts import NOTHING, Seen, is_conflict
from .locking import lock_message, write

logger = logging.getLogger(__name__)


DecisionResult = Literal["done", "delivered_before", "conflicts", "gone"]


@dataclass
class Decided:
    """The results of a decision about several messages."""

    done: list[JudgedSubmission] = field(default_factory=list)
    # Already delivered: nothing is sent twice, and nothing can be withdrawn.
    delivered_before: list[JudgedSubmission] = field(default_factory=list)
    failed: list[tuple[JudgedSubmission, str]] = field(default_factory=list)
    # Changed by somebody else in the meantime, with the current status.
    conflicts: list[JudgedSubmission] = field(default_factory=list)
    # Deleted by somebody else in the meantime.
    gone: list[JudgedSubmission] = field(default_factory=list)

    def add(self, entry: JudgedSubmission, result: DecisionResult) -> None:
        getattr(self, result).append(entry)


Decision = Callable[[Iterable[JudgedSubmission], Any, Seen], Decided]


def allow(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    return _each(entries, lambda entry: _allow_one(entry, user, seen))


def mark_as_spam(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    return _each(entries, lambda entry: _mark_one_as_spam(entry, user, seen))


def unmark_spam(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    """Removes the spam mark: a message that was not delivered waits again. A message without a mark stays unchanged."""
    return _each(entries, lambda entry: _unmark_one(entry, user, seen))


def _each(entries: Iterable[JudgedSubmission], decide: Callable[[JudgedSubmission], DecisionResult | None]) -> Decided:
    decided = Decided()
    for entry in entries:
        try:
            result = decide(entry)
        except Exception as error:
            # Deliveries and receivers belong to other apps. Their failures are reported, and the others still run.
            logger.exception("The decision about message %s to the form '%s' failed.", entry.pk, entry.form)
            decided.failed.append((entry, f"{type(error).__name__}: {error}"))
        else:
            if result:
                decided.add(entry, result)
    return decided


DECISIONS: dict[str, Decision] = {"allow": allow, "spam": mark_as_spam, "not-spam": unmark_spam}


@transaction.atomic
def note_decision(entry: JudgedSubmission, user: Any, decision: str) -> None:
    """One of the same names, or "dismissed": it no longer waits, without a decision about spam. For an app with its
    own list: nothing is delivered, and the app's own receiver is not called.
    """
    if decision == "dismissed":
        write(entry, user, dismissed_at=timezone.now())
        return
    if decision == "not-spam":
        write(entry, user, called_spam=None)
        teach(entry, is_spam=False if entry.released else None)
        return
    is_spam, is_first = decision == "spam", entry.outcome != "allow" and not entry.released
    changes = {"released": timezone.now()} if is_first and not is_spam else {}
    write(entry, user, called_spam=timezone.now() if is_spam else None, **changes)
    _learn_from(entry, is_spam=is_spam)


@transaction.atomic
def _allow_one(entry: JudgedSubmission, user: Any, seen: Seen) -> DecisionResult:
    if missed := _missed(entry, user, seen):
        return missed
    is_first = release(entry)
    _note(entry, user, "allow", called_spam=None)
    _learn_from(entry, is_spam=False)
    return "done" if is_first else "delivered_before"


@transaction.atomic
def _mark_one_as_spam(entry: JudgedSubmission, user: Any, seen: Seen) -> DecisionResult:
    if missed := _missed(entry, user, seen):
        return missed
    is_withdrawn = _note(entry, user, "spam", called_spam=timezone.now())
    _learn_from(entry, is_spam=True)
    was_delivered = entry.outcome == "allow" or entry.released
    return "delivered_before" if was_delivered and not is_withdrawn else "done"


@transaction.atomic
def _unmark_one(entry: JudgedSubmission, user: Any, seen: Seen) -> DecisionResult | None:
    if missed := _missed(entry, user, seen):
        return missed
    if not entry.called_spam:
        return None
    _note(entry, user, "not-spam", called_spam=None)
    teach(entry, is_spam=False if entry.released else None)
    return "done"


def _missed(entry: JudgedSubmission, user: Any, seen: Seen) -> DecisionResult | None:
    """Why the decision is impossible. If it is possible, the message is locked and up to date."""
    now = lock_message(entry.pk)
    if now is None:
        return "gone"
    is_late = is_conflict(now, entry, user, seen)
    entry.refresh_from_db()
    return "conflicts" if is_late else None


def _note(entry: JudgedSubmission, user: Any, decision: str, **changes: Any) -> bool:
    """Whether a receiver withdrew or restored what had been delivered."""
    write(entry, user, **changes)
    answers = message_decided.send(JudgedSubmission, entry=entry, decision=decision)
    return any(answer for _receiver, answer in answers)


def _learn_from(entry: JudgedSubmission, *, is_spam: bool) -> None:
    teach(entry, is_spam=is_spam)
    transaction.on_commit(lambda: _report_to_services(entry, is_spam))


def _report_to_services(entry: JudgedSubmission, is_spam: bool) -> None:
    try:
        report_decision(entry, is_spam=is_spam)
    except Exception:
        logger.exception("The decision about message %s could not be reported to the reputation services.", entry.pk)
