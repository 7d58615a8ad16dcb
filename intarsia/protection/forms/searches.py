"""A search is a form, too: robots write advertising into it, for whatever shows or keeps what was looked for.

Nothing is kept and nobody is held. People search often, follow links to results and have no page open before, so only
what speaks clearly against somebody has a search refused.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.http import HttpRequest

from ..gathering.circumstances.case import Case
from ..gathering.circumstances.learnt import learnt
from ..gathering.circumstances.lists import listed
from ..gathering.reading.fields import HONEYPOT
from ..gathering.reading.signals import signals_of
from ..gathering.reading.submission_of import Message, submission_of
from ..models import rules_of
from ..verdict.judge import judge
from ..verdict.submission import Circumstances
from .site_rules import thresholds_of

logger = logging.getLogger(__name__)


def is_refused_search(request: HttpRequest, words: str) -> bool:
    """False where the site does not guard its search, and where anything goes wrong."""
    try:
        return bool(words) and _is_refused(request, words)
    except Exception:
        logger.exception("A search could not be judged and is let through.")
        return False


def _is_refused(request: HttpRequest, words: str) -> bool:
    rules = rules_of(request)
    if not rules.guards_search:
        return False
    message, signals = Message(words), signals_of(request)
    case = Case(request, "search", message, signals, rules)
    known = Circumstances(**listed(case), **learnt(case))
    if known.listed:
        return known.listed == "block"
    submission = submission_of(request, message, signals)
    submission = replace(submission, honeypot=_in_trap(request, signals), circumstances=known)
    return judge(submission, thresholds_of(rules)).outcome == "block"


def _in_trap(request: HttpRequest, signals: Mapping[str, Any]) -> str:
    """A form that is sent by GET has its fields in the address; the page's script takes this one out, and saves it."""
    saved = str(signals.get("apbct_search_form__honeypot_value", ""))
    return saved + "".join(str(value) for name, value in request.GET.items() if name.startswith(HONEYPOT))
