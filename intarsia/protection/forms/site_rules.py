"""The owner's rules beyond the evidence. Score and reasons stay; only the outcome changes."""

from dataclasses import replace

from django.http import HttpRequest

from ..models import ProtectionSettings
from ..verdict.submission import Submission
from ..verdict.verdict import Outcome, Thresholds, Verdict

SEVERITY: tuple[Outcome, ...] = ("allow", "hold", "block")


def thresholds_of(rules: ProtectionSettings) -> Thresholds:
    return Thresholds(hold=rules.hold_from, block=max(rules.hold_from, rules.block_from))


def decided(verdict: Verdict, submission: Submission, rules: ProtectionSettings, request: HttpRequest) -> Verdict:
    if _is_staff(request):
        return replace(verdict, outcome="allow")
    return by_the_rules(verdict, submission, rules)


def by_the_rules(verdict: Verdict, submission: Submission, rules: ProtectionSettings) -> Verdict:
    """For a visitor who is not staff."""
    if listed := submission.lookups.listed:
        return replace(verdict, outcome=listed)
    outcomes: list[Outcome] = [verdict.outcome]
    if not submission.has_script_proof and rules.without_script != ProtectionSettings.WithoutScript.WEIGH:
        outcomes.append("hold" if rules.without_script == ProtectionSettings.WithoutScript.HOLD else "block")
    if _was_too_fast(submission, rules):
        outcomes.append("block")
    return replace(verdict, outcome=max(outcomes, key=SEVERITY.index))


def _was_too_fast(submission: Submission, rules: ProtectionSettings) -> bool:
    taken = submission.seconds_taken
    return taken is not None and taken < rules.fastest_seconds


def _is_staff(request: HttpRequest) -> bool:
    """Administrators are users with a permission of Wagtail's."""
    user = getattr(request, "user", None)
    return bool(user and user.is_authenticated and user.has_perm("wagtailadmin.access_admin"))
