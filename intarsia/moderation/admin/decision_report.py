"""What staff read after a decision about one or several records, in whichever list they made it."""

from collections.abc import Callable, Iterator

from django.contrib import messages
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from ..conflicts import earlier_decisions
from ..decisions import DecisionResult
from ..labels import status_label
from ..models import ModerationRecord
from ..subjects import kinds

Naming = Callable[[ModerationRecord], str]


def report_decision(
    request: HttpRequest, decided: DecisionResult, changed: str, name_of: Naming, status_of: Naming = status_label
) -> None:
    """`changed` is the sentence about the records that were changed; empty if there are none."""
    if sentences := [one for one in (changed, _rest(decided, changed)) if one]:
        tell = messages.success if changed else messages.info
        tell(request, format_html_join(" ", "{}", ([one] for one in sentences)))
    for record, why in decided.failed:
        text = _("%(name)s: the decision failed (%(why)s), and nothing was changed. Try again later.")
        messages.error(request, text % {"name": name_of(record), "why": why})
    for warning in _warnings([*decided.done, *decided.delivered_before]):
        messages.warning(request, warning)
    for faster in earlier_decisions(decided.conflicts, status_of):
        text = ngettext(
            "%(who)s was faster: %(count)d is now “%(state)s” and was not changed. Decide again if you disagree.",
            "%(who)s was faster: %(count)d are now “%(state)s” and were not changed. Decide again if you disagree.",
            faster["count"],
        )
        messages.warning(request, text % faster)


def _warnings(changed: list[ModerationRecord]) -> Iterator[str]:
    for kind in kinds():
        if of_kind := [record for record in changed if isinstance(record.subject, kind.model)]:
            yield from kind.warnings(of_kind)


def _rest(decided: DecisionResult, changed: str) -> str:
    """How many records stay as they were, and why. Conflicts have their own message."""
    reasons = list(_reasons(decided))
    if not reasons:
        return ""
    if not (changed or decided.gone or decided.failed or decided.conflicts):
        return _("No changes were needed.")
    return _("Not changed: %(reasons)s.") % {"reasons": ", ".join(reasons)}


def _reasons(decided: DecisionResult) -> Iterator[str]:
    if count := len(decided.gone):
        yield ngettext("%d no longer exists", "%d no longer exist", count) % count
    if count := len(decided.unchanged):
        yield ngettext("%d needed no change", "%d needed no change", count) % count
    if count := len(decided.failed):
        yield ngettext("%d failed", "%d failed", count) % count
