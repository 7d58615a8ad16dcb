"""Judges a form's message and logs the verdict. The caller acts on it."""

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.db import InterfaceError, OperationalError, transaction
from django.http import HttpRequest
from wagtail.models import Site

from ..models import JudgedSubmission, rules_of
from ..page_script.client_errors import note_errors
from ..signal_collection.lookups.lookups_for import lookups_for, lookups_for_test
from ..signal_collection.lookups.submitted import Submitted
from ..signal_collection.parsing.fields import SIGNALS, sent, signals_in
from ..signal_collection.parsing.signals import signals_of
from ..signal_collection.parsing.storable import storable_text
from ..signal_collection.parsing.submission_of import Message, submission_of
from ..verdict.judge import judge
from ..verdict.submission import Submission
from ..verdict.verdict import Outcome, Verdict
from ..visitor.client import ip_of
from .delivery.stored_fields import stored_fields
from .form_test_mode import is_test, note_result
from .site_rules import by_the_rules, decided, thresholds_of

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Judged:
    """The verdict about a message, with the submission and the stored row."""

    verdict: Verdict
    submission: Submission
    # None if it could not be stored.
    entry: JudgedSubmission | None


def judge_request(request: HttpRequest, form: str, message: Message, fields: Mapping[str, Any]) -> Judged:
    """`fields` is the data for delivery; it is stored if the message is held or refused."""
    rules = rules_of(request)
    signals = signals_of(request)
    if is_test(request):
        return _judge_test(request, Submitted(request, form, message, signals, rules))
    # Scripts of the contract report their errors with the form.
    note_errors(request, signals_in(sent(request, SIGNALS)))
    around = lookups_for(Submitted(request, form, message, signals, rules))
    submission = replace(submission_of(request, message, signals), lookups=around)
    verdict = decided(judge(submission, thresholds_of(rules)), submission, rules, request)
    site = rules.site if rules.site_id else None
    return _kept(request, site, form, Judged(verdict, submission, None), fields)


def _judge_test(request: HttpRequest, submitted: Submitted) -> Judged:
    """Judged like a visitor's message and always blocked, so that every form keeps its text and shows the notice."""
    submission = replace(
        submission_of(request, submitted.message, submitted.signals), lookups=lookups_for_test(submitted)
    )
    verdict = judge(submission, thresholds_of(submitted.rules))
    note_result(request, verdict, by_the_rules(verdict, submission, submitted.rules).outcome)
    return Judged(replace(verdict, outcome="block"), submission, None)


def _kept(request: HttpRequest, site: Site | None, form: str, judged: Judged, fields: Mapping[str, Any]) -> Judged:
    try:
        return replace(judged, entry=_written_down(request, site, form, judged, fields))
    except Exception:
        logger.exception("A message to the form '%s' could not be stored completely.", form)
    # Without its fields the message could not be delivered later, so the visitor gets the text back.
    outcome: Outcome = "allow" if judged.verdict.outcome == "allow" else "block"
    verdict, submission = replace(judged.verdict, outcome=outcome), replace(judged.submission, signals={})
    judged = Judged(verdict, submission, None)
    try:
        return replace(judged, entry=_written_down(request, site, form, judged, {}))
    except (OperationalError, InterfaceError):
        logger.exception("The database is unavailable. A message to the form '%s' is allowed.", form)
        return replace(judged, verdict=replace(verdict, outcome="allow"))
    except Exception:
        # Sending unstorable data gains nothing.
        logger.exception("A message to the form '%s' could not be stored.", form)
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
            ip=ip_of(request) or None,
            user_agent=storable_text(request.headers.get("User-Agent", ""))[:300],
            page_url=storable_text(request.headers.get("Referer", ""))[:500],
        )
