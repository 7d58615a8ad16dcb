"""The messages for staff after a decision about comments."""

from collections.abc import Iterable
from typing import Any

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.html import format_html
from django.utils.text import Truncator
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from intarsia.moderation.api import DecisionResult, ModerationRecord, decide, report_decision, seen_in
from intarsia.moderation.subjects import DecisionName
from intarsia.protection.campaigns.api import report_accepted_copies
from intarsia.protection.encoding.contacts import mask_all

# The names in our buttons and URLs.
DECISIONS: dict[str, DecisionName] = {"approve": "allow", "spam": "spam", "trash": "trash", "restore": "restore"}
# Decisions that hide a comment, and the status that it gets.
STATUS_AFTER = {"spam": ModerationRecord.Status.SPAM, "trash": ModerationRecord.Status.TRASH}
UNDO = (
    '{} <form method="post" action="{}" class="w-inline"><input type="hidden" name="csrfmiddlewaretoken" value="{}">'
    '<input type="hidden" name="seen" value="{}">'
    '<button class="button button-small button-secondary" name="decision" value="restore">{}</button></form>'
)


def decide_and_report(
    request: HttpRequest, decision: str, records: Iterable[ModerationRecord], undo_url: str = ""
) -> DecisionResult:
    """`undo_url` is the URL for the Undo button, if one comment was hidden."""
    decided = decide(records, DECISIONS[decision], request.user, seen_in(request))
    changed = _text(decision, len(decided.done)) if decided.done else ""
    if changed and undo_url:
        changed = _with_undo(request, changed, decided.done[0], decision, undo_url)
    report_decision(request, decided, changed, _name, _state)
    if decision == "spam":
        report_accepted_copies(request, decided.done)
    return decided


def _text(decision: str, number: int) -> str:
    texts = {
        "approve": ngettext("%d comment approved.", "%d comments approved.", number),
        "spam": ngettext("%d comment marked as spam.", "%d comments marked as spam.", number),
        "trash": ngettext("%d comment moved to the trash.", "%d comments moved to the trash.", number),
        "restore": ngettext("%d comment restored.", "%d comments restored.", number),
    }
    return texts[decision] % number


def _with_undo(request: HttpRequest, report: str, record: ModerationRecord, decision: str, undo_url: str) -> str:
    if decision not in STATUS_AFTER:
        return report
    seen = f"{record.pk}:{STATUS_AFTER[decision]}"
    return format_html(UNDO, report, undo_url, get_token(request), seen, _("Undo"))


def _name(record: ModerationRecord) -> str:
    start = Truncator(record.content.text).words(12)
    return mask_all(f"{record.content.name}, “{start}”")


def _state(record: Any) -> str:
    return str(record.subject.get_state_display())
