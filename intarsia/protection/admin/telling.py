"""What somebody decides about messages, and what they are told of it. A decision can be changed, and teaches."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..forms.decided import message_decided
from ..forms.deliveries import release
from ..learning.lessons import teach
from ..models import JudgedSubmission
from ..reputation.decided import tell_services

logger = logging.getLogger(__name__)


@dataclass
class Report:
    done: list[JudgedSubmission] = field(default_factory=list)
    # Delivered long ago: nothing is sent twice, and nothing can be taken back.
    delivered_before: list[JudgedSubmission] = field(default_factory=list)
    failed: list[tuple[JudgedSubmission, str]] = field(default_factory=list)


def let_through(request: HttpRequest, entries: Iterable[JudgedSubmission]) -> None:
    report = Report()
    for entry in entries:
        try:
            is_first = release(entry)
        except Exception as error:
            # Deliveries are other people's code. What fails must be told, and the others must go on.
            logger.exception("The message %s to the form '%s' could not be delivered.", entry.pk, entry.form)
            report.failed.append((entry, f"{type(error).__name__}: {error}"))
            continue
        (report.done if is_first else report.delivered_before).append(entry)
        _note(entry, request.user, "let-through", called_spam=None)
        _learn_from(entry, is_spam=False)
    _tell_of_deliveries(request, report)


def mark_as_spam(request: HttpRequest, entries: Iterable[JudgedSubmission]) -> None:
    report = Report()
    for entry in entries:
        is_taken_back = _note(entry, request.user, "spam", called_spam=timezone.now())
        _learn_from(entry, is_spam=True)
        is_delivered = (entry.outcome == "allow" or entry.released) and not is_taken_back
        (report.delivered_before if is_delivered else report.done).append(entry)
    if count := len(report.done):
        text = ngettext("%d message is marked as spam.", "%d messages are marked as spam.", count)
        messages.success(request, text % count)
    if count := len(report.delivered_before):
        text = ngettext(
            "%d message is marked as spam. It had been delivered: that cannot be taken back.",
            "%d messages are marked as spam. They had been delivered: that cannot be taken back.",
            count,
        )
        messages.warning(request, text % count)


def take_back(request: HttpRequest, entries: Iterable[JudgedSubmission]) -> None:
    """As if nobody had marked it: what was not delivered waits again."""
    marked = [entry for entry in entries if entry.called_spam]
    for entry in marked:
        _note(entry, request.user, "no-spam", called_spam=None)
        teach(entry, is_spam=False if entry.released else None)
    if count := len(marked):
        text = ngettext("%d message is marked as spam no longer.", "%d messages are marked as spam no longer.", count)
        messages.success(request, text % count)


DECISIONS: dict[str, Callable[[HttpRequest, Iterable[JudgedSubmission]], None]] = {
    "let-through": let_through,
    "spam": mark_as_spam,
    "no-spam": take_back,
}


def note_decision(entry: JudgedSubmission, user: Any, decision: str) -> None:
    """One of the same names, or "aside": it waits no longer, and nothing is said of what it is.

    For an app with a list of its own: nothing is delivered, and it is not told of what it has decided itself.
    """
    if decision == "aside":
        _write(entry, user, put_aside=timezone.now())
        return
    if decision == "no-spam":
        _write(entry, user, called_spam=None)
        teach(entry, is_spam=False if entry.released else None)
        return
    is_spam, is_first = decision == "spam", entry.outcome != "allow" and not entry.released
    changes = {"released": timezone.now()} if is_first and not is_spam else {}
    _write(entry, user, called_spam=timezone.now() if is_spam else None, **changes)
    teach(entry, is_spam=is_spam)
    # Others are told of what holds.
    transaction.on_commit(lambda: _tell_services(entry, is_spam))


def _learn_from(entry: JudgedSubmission, *, is_spam: bool) -> None:
    teach(entry, is_spam=is_spam)
    _tell_services(entry, is_spam)


def _tell_services(entry: JudgedSubmission, is_spam: bool) -> None:
    try:
        tell_services(entry, is_spam=is_spam)
    except Exception:
        logger.exception("Nobody elsewhere could be told of the decision about message %s.", entry.pk)


def _note(entry: JudgedSubmission, user: Any, decision: str, **changes: Any) -> bool:
    """Whether somebody took back, or gave back, what had been delivered."""
    _write(entry, user, **changes)
    answers = message_decided.send(JudgedSubmission, entry=entry, decision=decision)
    return any(answer for _receiver, answer in answers)


def _write(entry: JudgedSubmission, user: Any, **changes: Any) -> None:
    JudgedSubmission.objects.filter(pk=entry.pk).update(decided_by=user, **{"put_aside": None, **changes})
    entry.refresh_from_db()


def _tell_of_deliveries(request: HttpRequest, report: Report) -> None:
    if count := len(report.done):
        text = ngettext(
            "%d message was let through and delivered.", "%d messages were let through and delivered.", count
        )
        messages.success(request, text % count)
    if count := len(report.delivered_before):
        text = ngettext(
            "%d message had been delivered before and was not sent again.",
            "%d messages had been delivered before and were not sent again.",
            count,
        )
        messages.info(request, text % count)
    for entry, why in report.failed:
        text = _("The message to “%(form)s” could not be delivered (%(why)s). It is kept as it was: try again later.")
        messages.error(request, text % {"form": entry.form, "why": why})
