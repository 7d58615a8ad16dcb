"""The messages for staff after a decision."""

from collections.abc import Iterable

from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..models import JudgedSubmission
from ..moderation.conflicts import earlier_decisions, seen_in
from ..moderation.decisions import DECISIONS, Decided
from .reason_labels import status_label


def decide_and_report(request: HttpRequest, decision: str, entries: Iterable[JudgedSubmission]) -> None:
    decided = DECISIONS[decision](entries, request.user, seen_in(request))
    TOLD[decision](request, decided)
    for entry, why in decided.failed:
        messages.error(request, _kept_as_it_was(decision) % {"form": entry.form, "why": why})
    for faster in earlier_decisions(decided.conflicts, status_label):
        text = ngettext(
            "%(who)s was faster: %(count)d message is “%(state)s” now, and stays so. Decide again if you disagree.",
            "%(who)s was faster: %(count)d messages are “%(state)s” now, and stay so. Decide again if you disagree.",
            faster["count"],
        )
        messages.warning(request, text % faster)
    if count := len(decided.gone):
        text = ngettext("%d message is no longer there.", "%d messages are no longer there.", count)
        messages.info(request, text % count)


def _kept_as_it_was(decision: str) -> str:
    if decision == "let-through":
        return _("The message to “%(form)s” could not be delivered (%(why)s). It is kept as it was: try again later.")
    return _("The message to “%(form)s” could not be decided about (%(why)s). It is kept as it was: try again later.")


def _tell_of_deliveries(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext(
            "%d message was let through and delivered.", "%d messages were let through and delivered.", count
        )
        messages.success(request, text % count)
    if count := len(decided.delivered_before):
        text = ngettext(
            "%d message had been delivered before and was not sent again.",
            "%d messages had been delivered before and were not sent again.",
            count,
        )
        messages.info(request, text % count)


def _tell_of_spam(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext("%d message is marked as spam.", "%d messages are marked as spam.", count)
        messages.success(request, text % count)
    if count := len(decided.delivered_before):
        text = ngettext(
            "%d message is marked as spam. It had been delivered: that cannot be taken back.",
            "%d messages are marked as spam. They had been delivered: that cannot be taken back.",
            count,
        )
        messages.warning(request, text % count)


def _tell_of_what_is_no_spam(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext("%d message is marked as spam no longer.", "%d messages are marked as spam no longer.", count)
        messages.success(request, text % count)


TOLD = {"let-through": _tell_of_deliveries, "spam": _tell_of_spam, "no-spam": _tell_of_what_is_no_spam}
