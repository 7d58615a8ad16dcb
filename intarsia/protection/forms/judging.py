"""Judges a form's message. The caller acts on the verdict, and stores it with what the visitor sent."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from django.http import HttpRequest

from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.recording import Judgement
from intarsia.state import metrics

from ..models import ProtectionSettings, rules_of
from ..page_script.client_errors import note_errors
from ..signal_collection.lookups.lookups_for import lookups_for, lookups_for_test
from ..signal_collection.lookups.submitted import Submitted
from ..signal_collection.parsing.fields import SIGNALS, sent, signals_in
from ..signal_collection.parsing.signals import signals_of
from ..signal_collection.parsing.storable import storable_text
from ..signal_collection.parsing.submission_of import Message, submission_of
from ..signal_collection.proof_of_work.challenges import Challenge
from ..signal_collection.proof_of_work.confirmations import can_ask, challenge_for, counted_before
from ..verdict.confirmation import with_confirmation
from ..verdict.judge import judge
from ..verdict.submission import Submission
from ..verdict.verdict import Verdict
from ..visitor.client import ip_of, owner_of
from .form_test_mode import TestResult, is_test, note_result
from .site_rules import by_the_rules, decided, thresholds_of


@dataclass(frozen=True)
class JudgedMessage:
    """The verdict about a message to a form, and where the message came from."""

    form: str
    verdict: Verdict
    submission: Submission
    rules: ProtectionSettings
    # The request's IP address, browser and page.
    origin: dict[str, Any] = field(default_factory=dict)
    # Staff test the form: nothing is stored.
    is_test: bool = False
    # None if it is not stored.
    record: ModerationRecord | None = None
    # The work for one more step, which the message needs before it is delivered or held. Nothing is stored before.
    challenge: Challenge | None = None

    @property
    def judgement(self) -> Judgement:
        """The verdict as plain data, for `intarsia.moderation.api.record`."""
        return Judgement(
            site=self.rules.site if self.rules.site_id else None,
            form=self.form,
            received=self.submission.received,
            outcome=self.verdict.outcome,
            score=self.verdict.score,
            reasons=[asdict(one) for one in self.verdict.reasons],
            evidence=self.submission.signals,
            group=self.submission.lookups.group,
            **self.origin,
        )


def judge_request(request: HttpRequest, form: str, message: Message, *, can_confirm: bool = False) -> JudgedMessage:
    """Counts the message and uses up its token, so call it once, after the message was validated.

    With `can_confirm`, a doubtful message may get a `challenge`: the caller stores nothing and shows the step.
    """
    rules, signals = rules_of(request), signals_of(request)
    submitted = Submitted(request, form, message, signals, rules)
    if is_test(request):
        return _judge_test(submitted)
    # Scripts of the contract report their errors with the form.
    note_errors(request, signals_in(sent(request, SIGNALS)))
    with metrics.timed("verdict_seconds"):
        counted = counted_before(submitted)
        submission = replace(submission_of(request, message, signals), lookups=lookups_for(submitted, counted))
        first = judge(submission, thresholds_of(rules))
    confirmed = with_confirmation(first, thresholds_of(rules), rules.confirm_below)
    verdict = decided(first if counted is None else confirmed, submission, rules, request)
    judged = JudgedMessage(form, verdict, submission, rules, _origin(request))
    step_would_help = verdict.outcome == "hold" and decided(confirmed, submission, rules, request).outcome == "allow"
    if can_confirm and step_would_help and can_ask(submitted):
        return replace(judged, challenge=challenge_for(submitted, submission))
    return judged


def judge_as_test(request: HttpRequest, form: str, message: Message) -> TestResult:
    """Like a visitor's message, but nothing is counted, stored or used up."""
    verdict, submission = _verdict_in_test(Submitted(request, form, message, signals_of(request), rules_of(request)))
    outcome = by_the_rules(verdict, submission, rules_of(request)).outcome
    return TestResult(verdict.outcome, outcome, verdict.score, verdict.reasons)


def _verdict_in_test(submitted: Submitted) -> tuple[Verdict, Submission]:
    submission = replace(
        submission_of(submitted.request, submitted.message, submitted.signals), lookups=lookups_for_test(submitted)
    )
    return judge(submission, thresholds_of(submitted.rules)), submission


def _judge_test(submitted: Submitted) -> JudgedMessage:
    """Judged like a visitor's message and always blocked, so that every form keeps its text and shows the notice."""
    request, rules = submitted.request, submitted.rules
    verdict, submission = _verdict_in_test(submitted)
    note_result(request, verdict, by_the_rules(verdict, submission, rules).outcome)
    return JudgedMessage(submitted.form, replace(verdict, outcome="block"), submission, rules, is_test=True)


def _origin(request: HttpRequest) -> dict[str, Any]:
    return {
        "ip": ip_of(request) or None,
        "client": owner_of(request),
        "user_agent": storable_text(request.headers.get("User-Agent", "")),
        "page_url": storable_text(request.headers.get("Referer", "")),
    }
