"""The labels of reasons that no check has, and the difference between outcome and score, for moderation."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from intarsia.moderation.labels import reason_label, register_reasons
from intarsia.moderation.models import ModerationRecord

from ..verdict.confirmation import CONFIRMED

UNDELIVERED = "could_not_be_delivered"
# The labels of checks come from their definitions.
REASONS: Mapping[str, Any] = {
    CONFIRMED.reason: _("The sender confirmed the message in a dialog."),
    UNDELIVERED: _("The delivery failed. Allow the message to try again."),
}


def register() -> None:
    register_reasons(REASONS, decisive=[UNDELIVERED])


def beyond_the_score(record: ModerationRecord, hold_from: float) -> str:
    """Why the outcome differs from that of the score alone. Empty if it does not."""
    if not record.outcome:
        return str(_("Not judged, for example because a team member wrote it."))
    reasons = {one["reason"] for one in record.reasons}
    if UNDELIVERED in reasons:
        return reason_label(UNDELIVERED)
    if reasons & {"on_allow_list", "on_block_list"} or (record.outcome == "allow") == (record.score < hold_from):
        return ""
    if record.outcome == "allow":
        return str(_("Allowed regardless of the score, for example because a team member was signed in."))
    return str(_("Held or blocked regardless of the score, because of your settings for visitor protection."))
