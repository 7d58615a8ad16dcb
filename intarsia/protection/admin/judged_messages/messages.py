"""The messages for staff after a decision."""

from collections.abc import Iterable

from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from intarsia.moderation.api import Decided, ModerationRecord, decide, earlier_decisions, seen_in
from intarsia.moderation.labels import status_label
from intarsia.moderation.subjects import DecisionName

from ...campaigns.api import report_accepted_copies

# The names in our buttons and URLs.
DECISIONS: dict[str, DecisionName] = {"allow": "allow", "spam": "spam", "not-spam": "restore"}


def decide_and_report(request: HttpRequest, decision: str, records: Iterable[ModerationRecord]) -> None:
    decided = decide(records, DECISIONS[decision], request.user, seen_in(request))
    REPORTS[decision](request, decided)
    for record, why in decided.failed:
        messages.error(request, _failure_text(decision) % {"form": record.form, "why": why})
    for faster in earlier_decisions(decided.conflicts, status_label):
        text = ngettext(
            "%(who)s was faster: %(count)d message is now “%(state)s” and was not changed. Decide again if you "
            "disagree.",
            "%(who)s was faster: %(count)d messages are now “%(state)s” and were not changed. Decide again if you "
            "disagree.",
            faster["count"],
        )
        messages.warning(request, text % faster)
    if count := len(decided.gone):
        text = ngettext(
            "%d message has been deleted in the meantime.", "%d messages have been deleted in the meantime.", count
        )
        messages.info(request, text % count)


def _failure_text(decision: str) -> str:
    if decision == "allow":
        return _("The message to “%(form)s” could not be delivered (%(why)s). It was not changed. Try again later.")
    return _(
        "The decision about the message to “%(form)s” failed (%(why)s). The message was not changed. Try again later."
    )


def _report_deliveries(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext("%d message allowed and delivered.", "%d messages allowed and delivered.", count)
        messages.success(request, text % count)
    if count := len(decided.delivered_before):
        text = ngettext(
            "%d message was already delivered and was not sent again.",
            "%d messages were already delivered and were not sent again.",
            count,
        )
        messages.info(request, text % count)


def _report_spam(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext("%d message marked as spam.", "%d messages marked as spam.", count)
        messages.success(request, text % count)
    if count := len(decided.delivered_before):
        text = ngettext(
            "%d message marked as spam. It was already delivered, which cannot be undone.",
            "%d messages marked as spam. They were already delivered, which cannot be undone.",
            count,
        )
        messages.warning(request, text % count)
    report_accepted_copies(request, [*decided.done, *decided.delivered_before])


def _report_not_spam(request: HttpRequest, decided: Decided) -> None:
    if count := len(decided.done):
        text = ngettext("%d message is no longer marked as spam.", "%d messages are no longer marked as spam.", count)
        messages.success(request, text % count)


REPORTS = {"allow": _report_deliveries, "spam": _report_spam, "not-spam": _report_not_spam}
