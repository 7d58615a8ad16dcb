"""A request with a form's message -> its verdict, written down. The caller decides what becomes of the message."""

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.db import InterfaceError, OperationalError, transaction
from django.http import HttpRequest
from wagtail.models import Site

from ..gathering.circumstances.case import Case
from ..gathering.circumstances.circumstances_of import circumstances_of, known_of
from ..gathering.reading.fields import SIGNALS, sent, signals_in
from ..gathering.reading.signals import signals_of
from ..gathering.reading.storable import storable_text
from ..gathering.reading.submission_of import Message, submission_of
from ..models import JudgedSubmission, rules_of
from ..page_script.client_errors import note_errors
from ..verdict.judge import judge
from ..verdict.submission import Submission
from ..verdict.verdict import Outcome, Verdict
from ..visitor.client import address_of
from .site_rules import by_the_rules, decided, thresholds_of
from .stored_fields import stored_fields
from .trial_mode import is_trial, note_result

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Judged:
    verdict: Verdict
    submission: Submission
    # None when it could not be written down.
    entry: JudgedSubmission | None


def judge_request(request: HttpRequest, form: str, message: Message, fields: Mapping[str, Any]) -> Judged:
    """`fields` is what would be handed on; it is kept if the message is held or refused."""
    rules = rules_of(request)
    signals = signals_of(request)
    if is_trial(request):
        return _tried(request, Case(request, form, message, signals, rules))
    # Scripts of the contract report errors with the form.
    note_errors(request, signals_in(sent(request, SIGNALS)))
    around = circumstances_of(Case(request, form, message, signals, rules))
    submission = replace(submission_of(request, message, signals), circumstances=around)
    verdict = decided(judge(submission, thresholds_of(rules)), submission, rules, request)
    site = rules.site if rules.site_id else None
    return _kept(request, site, form, Judged(verdict, submission, None), fields)


def _tried(request: HttpRequest, case: Case) -> Judged:
    """Judged as a visitor's, and refused whatever comes out: so every form keeps it to itself, and says why."""
    submission = replace(submission_of(request, case.message, case.signals), circumstances=known_of(case))
    verdict = judge(submission, thresholds_of(case.rules))
    note_result(request, verdict, by_the_rules(verdict, submission, case.rules).outcome)
    return Judged(replace(verdict, outcome="block"), submission, None)


def _kept(request: HttpRequest, site: Site | None, form: str, judged: Judged, fields: Mapping[str, Any]) -> Judged:
    try:
        return replace(judged, entry=_written_down(request, site, form, judged, fields))
    except Exception:
        logger.exception("A message to the form '%s' could not be written down whole.", form)
    # Without its fields nobody could let it through later: the visitor keeps the words instead.
    outcome: Outcome = "allow" if judged.verdict.outcome == "allow" else "block"
    verdict, submission = replace(judged.verdict, outcome=outcome), replace(judged.submission, signals={})
    judged = Judged(verdict, submission, None)
    try:
        return replace(judged, entry=_written_down(request, site, form, judged, {}))
    except (OperationalError, InterfaceError):
        logger.exception("The database is away: a message to the form '%s' is let through.", form)
        return replace(judged, verdict=replace(verdict, outcome="allow"))
    except Exception:
        # Whoever sends what cannot be written down gains nothing by it.
        logger.exception("A message to the form '%s' could not be written down at all.", form)
        return judged


def _written_down(
    request: HttpRequest, site: Site | None, form: str, judged: Judged, fields: Mapping[str, Any]
) -> JudgedSubmission:
    verdict, submission = judged.verdict, judged.submission
    with transaction.atomic():
        return JudgedSubmission.objects.create(
            site=site,
            form=form[:100],
            received=submission.received,
            outcome=verdict.outcome,
            score=verdict.score,
            reasons=[asdict(one) for one in verdict.reasons],
            name=storable_text(submission.name)[:200],
            email=storable_text(submission.email)[:320],
            text=storable_text(submission.text),
            fields={} if verdict.outcome == "allow" else stored_fields(fields),
            signals=dict(submission.signals),
            address=address_of(request) or None,
            user_agent=storable_text(request.headers.get("User-Agent", ""))[:300],
            page_url=storable_text(request.headers.get("Referer", ""))[:500],
        )
