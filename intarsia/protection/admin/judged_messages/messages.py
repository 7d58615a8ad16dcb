"""The messages for staff after a decision."""

from collections.abc import Iterable
from dataclasses import replace

from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import ngettext

from intarsia.moderation.api import (
    ModerationRecord,
    decide,
    report_decision,
    seen_in,
)
from intarsia.moderation.subjects import DecisionName

from ...campaigns.api import report_accepted_copies
from .message_list import sender_of

# The names in our buttons and URLs.
DECISIONS: dict[str, DecisionName] = {"allow": "allow", "spam": "spam", "not-spam": "restore"}


def decide_and_report(request: HttpRequest, decision: str, records: Iterable[ModerationRecord]) -> None:
    decided = decide(records, DECISIONS[decision], request.user, seen_in(request))
    if decision == "allow":
        # Only a message that was delivered is allowed already.
        sent_before = [*decided.delivered_before, *decided.unchanged]
        decided = replace(decided, delivered_before=sent_before, unchanged=[])
    changed = _changed(decision, len(decided.done)) if decided.done else ""
    report_decision(request, decided, changed, sender_of)
    _report_delivered_before(request, decision, len(decided.delivered_before))
    if decision == "spam":
        report_accepted_copies(request, [*decided.done, *decided.delivered_before])


def _changed(decision: str, number: int) -> str:
    texts = {
        "allow": ngettext("%d message allowed and delivered.", "%d messages allowed and delivered.", number),
        "spam": ngettext("%d message marked as spam.", "%d messages marked as spam.", number),
        "not-spam": ngettext(
            "%d message is no longer marked as spam.", "%d messages are no longer marked as spam.", number
        ),
    }
    return texts[decision] % number


def _report_delivered_before(request: HttpRequest, decision: str, number: int) -> None:
    if number and decision == "allow":
        text = ngettext(
            "%d message was already delivered and was not sent again.",
            "%d messages were already delivered and were not sent again.",
            number,
        )
        messages.info(request, text % number)
    if number and decision == "spam":
        text = ngettext(
            "%d message marked as spam. It was already delivered, which cannot be undone.",
            "%d messages marked as spam. They were already delivered, which cannot be undone.",
            number,
        )
        messages.warning(request, text % number)
