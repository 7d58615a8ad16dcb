"""What staff read after a decision about one or several records, in whichever list they made it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..conflicts import earlier_decisions
from ..decisions import Decided
from ..labels import status_label
from ..models import ModerationRecord


@dataclass(frozen=True)
class DecisionTexts:
    """The texts that name what a list shows, such as entries."""

    # About a record whose decision failed, with the error.
    failed: Callable[[ModerationRecord, str], str]
    # About a number of records that somebody else decided about first; it has the placeholders who, count and state.
    faster: Callable[[int], str]
    # The status that somebody else gave to a record.
    status: Callable[[ModerationRecord], Any] = status_label


def report_decision(request: HttpRequest, decided: Decided, changed: str, texts: DecisionTexts) -> None:
    """`changed` is the sentence about the records that were changed; empty if there are none."""
    if sentences := [one for one in (changed, _rest(decided, changed)) if one]:
        tell = messages.success if changed else messages.info
        tell(request, format_html_join(" ", "{}", ([one] for one in sentences)))
    for record, why in decided.failed:
        messages.error(request, texts.failed(record, why))
    for faster in earlier_decisions(decided.conflicts, texts.status):
        messages.warning(request, texts.faster(faster["count"]) % faster)


def _rest(decided: Decided, changed: str) -> str:
    """How many records stay as they were, and why. Conflicts have a message of their own."""
    reasons = list(_reasons(decided))
    if not reasons:
        return ""
    if not (changed or decided.gone or decided.failed or decided.conflicts):
        return _("No changes were needed.")
    return _("Not changed: %(reasons)s.") % {"reasons": ", ".join(reasons)}


def _reasons(decided: Decided) -> Iterator[str]:
    if count := len(decided.gone):
        yield ngettext("%d no longer exists", "%d no longer exist", count) % count
    if count := len(decided.unchanged):
        yield ngettext("%d needed no change", "%d needed no change", count) % count
    if count := len(decided.failed):
        yield ngettext("%d failed", "%d failed", count) % count
