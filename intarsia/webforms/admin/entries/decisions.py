"""Decisions of staff about entries, one or many, and what they are told then."""

from collections.abc import Iterable

from django.http import HttpRequest
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from intarsia.moderation.api import (
    BulkDecision,
    ModerationRecord,
    decide,
    report_decision,
    seen_in,
)
from intarsia.moderation.subjects import DecisionName
from intarsia.protection.campaigns.api import report_accepted_copies

from ...models import Entry

# The names in our buttons and URLs.
DECISIONS: dict[str, DecisionName] = {"allow": "allow", "spam": "spam", "trash": "trash", "restore": "restore"}


def decide_and_report(request: HttpRequest, decision: str, records: Iterable[ModerationRecord]) -> None:
    decided = decide(records, DECISIONS[decision], request.user, seen_in(request))
    # An entry that was delivered before is moved, too, although what was sent cannot be undone.
    changed = [*decided.done, *decided.delivered_before]
    report_decision(request, decided, _text(decision, len(changed)) if changed else "", _name)
    if decision == "spam":
        report_accepted_copies(request, changed)


def _text(decision: str, number: int) -> str:
    texts = {
        "allow": ngettext("%d entry allowed.", "%d entries allowed.", number),
        "spam": ngettext("%d entry marked as spam.", "%d entries marked as spam.", number),
        "trash": ngettext("%d entry moved to the trash.", "%d entries moved to the trash.", number),
        "restore": ngettext("%d entry restored.", "%d entries restored.", number),
    }
    return texts[decision] % number


def _name(record: ModerationRecord) -> str:
    return f"#{record.object_id}"


class EntryDecision(BulkDecision):
    subject = Entry
    template_name = "intarsia/webforms/admin/bulk_decision.html"
    prefix = "entry-"
    decide = staticmethod(decide_and_report)


class Allow(EntryDecision):
    action_type = "entry-allow"
    display_name = pgettext_lazy("action", "Allow")
    aria_label = gettext_lazy("Allow selected entries")
    question = gettext_lazy(
        "Notifications and webhooks of these entries are sent now. Entries that were allowed before are not sent again."
    )


class MarkAsSpam(EntryDecision):
    action_type = "entry-spam"
    display_name = gettext_lazy("Mark as spam")
    aria_label = gettext_lazy("Mark as spam: selected entries")
    action_priority = 110
    question = gettext_lazy("These entries are moved to Spam. You can restore them until they are deleted.")


class MoveToTrash(EntryDecision):
    action_type = "entry-trash"
    display_name = gettext_lazy("Move to trash")
    aria_label = gettext_lazy("Move to trash: selected entries")
    action_priority = 120
    question = gettext_lazy("These entries are moved to the trash. You can restore them until they are deleted.")


class Restore(EntryDecision):
    action_type = "entry-restore"
    display_name = gettext_lazy("Restore")
    aria_label = gettext_lazy("Restore selected entries")
    action_priority = 130
    question = gettext_lazy("Entries in the trash or marked as spam get their previous status.")


BULK_DECISIONS = (Allow, MarkAsSpam, MoveToTrash, Restore)
