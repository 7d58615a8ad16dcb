"""Each decision about one message is one transaction; whoever is told of it is told once it holds."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from django.db import transaction
from django.utils import timezone

from ..forms.decided import message_decided
from ..forms.deliveries import release
from ..knowledge.learning.lessons import teach
from ..knowledge.reputation.decided import tell_services
from ..models import JudgedSubmission
from .holding import hold, write
from .overtaken import NOTHING, Seen, is_overtaken

logger = logging.getLogger(__name__)


Became = Literal["done", "delivered_before", "overtaken", "gone"]


@dataclass
class Decided:
    """What became of the messages that somebody decided about."""

    done: list[JudgedSubmission] = field(default_factory=list)
    # Delivered long ago: nothing is sent twice, and nothing can be taken back.
    delivered_before: list[JudgedSubmission] = field(default_factory=list)
    failed: list[tuple[JudgedSubmission, str]] = field(default_factory=list)
    # Decided by somebody else since it was looked at, and as that is now.
    overtaken: list[JudgedSubmission] = field(default_factory=list)
    # Deleted by somebody else meanwhile.
    gone: list[JudgedSubmission] = field(default_factory=list)

    def add(self, entry: JudgedSubmission, became: Became) -> None:
        getattr(self, became).append(entry)


Decision = Callable[[Iterable[JudgedSubmission], Any, Seen], Decided]


def let_through(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    return _each(entries, lambda entry: _let_one_through(entry, user, seen))


def mark_as_spam(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    return _each(entries, lambda entry: _call_one_spam(entry, user, seen))


def take_back(entries: Iterable[JudgedSubmission], user: Any, seen: Seen = NOTHING) -> Decided:
    """As if nobody had marked it: what was not delivered waits again. What is not marked is left as it is."""
    return _each(entries, lambda entry: _take_one_back(entry, user, seen))


def _each(entries: Iterable[JudgedSubmission], decide: Callable[[JudgedSubmission], Became | None]) -> Decided:
    decided = Decided()
    for entry in entries:
        try:
            became = decide(entry)
        except Exception as error:
            # Deliveries and who is told of decisions are other people's code. What fails must be told, and the
            # others must go on.
            logger.exception("The message %s to the form '%s' could not be decided about.", entry.pk, entry.form)
            decided.failed.append((entry, f"{type(error).__name__}: {error}"))
        else:
            if became:
                decided.add(entry, became)
    return decided


DECISIONS: dict[str, Decision] = {"let-through": let_through, "spam": mark_as_spam, "no-spam": take_back}


@transaction.atomic
def note_decision(entry: JudgedSubmission, user: Any, decision: str) -> None:
    """One of the same names, or "aside": it waits no longer, and nothing is said of what it is.

    For an app with a list of its own: nothing is delivered, and it is not told of what it has decided itself.
    """
    if decision == "aside":
        write(entry, user, put_aside=timezone.now())
        return
    if decision == "no-spam":
        write(entry, user, called_spam=None)
        teach(entry, is_spam=False if entry.released else None)
        return
    is_spam, is_first = decision == "spam", entry.outcome != "allow" and not entry.released
    changes = {"released": timezone.now()} if is_first and not is_spam else {}
    write(entry, user, called_spam=timezone.now() if is_spam else None, **changes)
    _learn_from(entry, is_spam=is_spam)


@transaction.atomic
def _let_one_through(entry: JudgedSubmission, user: Any, seen: Seen) -> Became:
    if missed := _missed(entry, user, seen):
        return missed
    is_first = release(entry)
    _note(entry, user, "let-through", called_spam=None)
    _learn_from(entry, is_spam=False)
    return "done" if is_first else "delivered_before"


@transaction.atomic
def _call_one_spam(entry: JudgedSubmission, user: Any, seen: Seen) -> Became:
    if missed := _missed(entry, user, seen):
        return missed
    is_taken_back = _note(entry, user, "spam", called_spam=timezone.now())
    _learn_from(entry, is_spam=True)
    was_delivered = entry.outcome == "allow" or entry.released
    return "delivered_before" if was_delivered and not is_taken_back else "done"


@transaction.atomic
def _take_one_back(entry: JudgedSubmission, user: Any, seen: Seen) -> Became | None:
    if missed := _missed(entry, user, seen):
        return missed
    if not entry.called_spam:
        return None
    _note(entry, user, "no-spam", called_spam=None)
    teach(entry, is_spam=False if entry.released else None)
    return "done"


def _missed(entry: JudgedSubmission, user: Any, seen: Seen) -> Became | None:
    """What keeps somebody from deciding. If nothing does, the message is held, and as it is now."""
    now = hold(entry.pk)
    if now is None:
        return "gone"
    is_late = is_overtaken(now, entry, user, seen)
    entry.refresh_from_db()
    return "overtaken" if is_late else None


def _note(entry: JudgedSubmission, user: Any, decision: str, **changes: Any) -> bool:
    """Whether somebody took back, or gave back, what had been delivered."""
    write(entry, user, **changes)
    answers = message_decided.send(JudgedSubmission, entry=entry, decision=decision)
    return any(answer for _receiver, answer in answers)


def _learn_from(entry: JudgedSubmission, *, is_spam: bool) -> None:
    teach(entry, is_spam=is_spam)
    transaction.on_commit(lambda: _tell_services(entry, is_spam))


def _tell_services(entry: JudgedSubmission, is_spam: bool) -> None:
    try:
        tell_services(entry, is_spam=is_spam)
    except Exception:
        logger.exception("Nobody elsewhere could be told of the decision about message %s.", entry.pk)
