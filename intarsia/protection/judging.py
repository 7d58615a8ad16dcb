"""A request with a form's message -> its verdict, written down. The caller decides what becomes of the message."""

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db import DatabaseError, transaction
from django.http import HttpRequest
from wagtail.models import Site

from .circumstances.case import Case
from .circumstances.gathering import circumstances_of
from .client import address_of
from .judge import judge
from .models import JudgedSubmission, rules_of
from .reading.signals import signals_of
from .reading.submission_of import Message, submission_of
from .site_rules import decided, thresholds_of
from .submission import Submission
from .verdict import Verdict

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
    around = circumstances_of(Case(request, form, message, signals, rules))
    submission = replace(submission_of(request, message, signals), circumstances=around)
    verdict = decided(judge(submission, thresholds_of(rules)), submission, rules, request)
    try:
        with transaction.atomic():
            entry = _written_down(request, rules.site, form, Judged(verdict, submission, None), fields)
    except DatabaseError:
        # What nobody can find later must not be kept back.
        logger.exception("A message to the form '%s' could not be written down and is let through.", form)
        return Judged(replace(verdict, outcome="allow"), submission, None)
    return Judged(verdict, submission, entry)


def _written_down(
    request: HttpRequest, site: Site, form: str, judged: Judged, fields: Mapping[str, Any]
) -> JudgedSubmission:
    verdict, submission = judged.verdict, judged.submission
    return JudgedSubmission.objects.create(
        site=site,
        form=form[:100],
        received=submission.received,
        outcome=verdict.outcome,
        score=verdict.score,
        reasons=[asdict(one) for one in verdict.reasons],
        name=_storable(submission.name)[:200],
        email=_storable(submission.email)[:320],
        text=_storable(submission.text),
        fields={} if verdict.outcome == "allow" else _as_json(fields),
        signals=_as_json(submission.signals),
        address=address_of(request) or None,
        user_agent=_storable(request.headers.get("User-Agent", ""))[:300],
        page_url=_storable(request.headers.get("Referer", ""))[:500],
    )


def _storable(text: str) -> str:
    """PostgreSQL refuses null characters, and UTF-8 knows no lone surrogates."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


def _as_json(values: Mapping[str, Any]) -> Any:
    return json.loads(_storable(json.dumps(dict(values), cls=DjangoJSONEncoder)).replace("\\u0000", ""))
