"""Test mode: for ten minutes, forms that a member of staff sends are judged, but neither stored nor delivered.

The session stores it, so it affects one browser only. Pages and forms stay the same for everybody else.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django.conf import settings
from django.core import signing
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import time_format
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from wagtail.permissions import policy_registry

from intarsia.local_time import local_time

from ..models import JudgedSubmission
from ..verdict.verdict import Evidence, Outcome, Verdict

DURATION: Final = timedelta(minutes=10)
SALT: Final = "intarsia.protection.test-mode"
TOKEN: Final = "intarsia_protection_test"
RESULT: Final = "intarsia_protection_test_result"
OUTCOMES: Final[Mapping[str, Any]] = {
    "allow": gettext_lazy("This message would be allowed."),
    "hold": gettext_lazy("This message would be held for review."),
    "block": gettext_lazy("This message would be blocked."),
}


# Raised for session values that are not ours, or that an older version stored.
INVALID_DATA: Final = (TypeError, KeyError, AttributeError, ValueError, OverflowError, OSError)


@dataclass(frozen=True)
class TestResult:
    by_score: Outcome
    outcome: Outcome
    score: float
    reasons: Sequence[Evidence]


def begin(request: HttpRequest) -> None:
    until = int((timezone.now() + DURATION).timestamp())
    request.session[TOKEN] = signing.dumps({"user": str(request.user.pk), "until": until}, salt=SALT)
    request.session.pop(RESULT, None)


def end(request: HttpRequest) -> None:
    for key in (TOKEN, RESULT):
        request.session.pop(key, None)


def ends_at(request: HttpRequest) -> datetime | None:
    """None outside test mode, and for a token that has expired or belongs to another user."""
    user: Any = getattr(request, "user", None)
    session = getattr(request, "session", None)
    if session is None or user is None or not user.is_authenticated or TOKEN not in session:
        return None
    zone = UTC if settings.USE_TZ else None
    try:
        token = signing.loads(session[TOKEN], salt=SALT, max_age=DURATION)
        is_own, until = token["user"] == str(user.pk), datetime.fromtimestamp(token["until"], zone)
    except (signing.BadSignature, *INVALID_DATA):
        return None
    return until if is_own and until > timezone.now() and _may_test(user) else None


def is_test(request: HttpRequest) -> bool:
    """Whether a member of staff tests the form with this request."""
    return ends_at(request) is not None


def note_result(request: HttpRequest, verdict: Verdict, outcome: Outcome) -> None:
    """Stores the verdict in the session, for the admin to show. The message itself is not stored."""
    reasons = [asdict(one) for one in verdict.reasons]
    request.session[RESULT] = {
        "by_score": verdict.outcome,
        "outcome": outcome,
        "score": verdict.score,
        "reasons": reasons,
    }


def result_in(request: HttpRequest) -> TestResult | None:
    if not is_test(request) or RESULT not in request.session:
        return None
    try:
        found = request.session[RESULT]
        reasons = [Evidence(**one) for one in found["reasons"]]
        result = TestResult(found["by_score"], found["outcome"], float(found["score"]), reasons)
        is_rendered = {result.by_score, result.outcome} <= OUTCOMES.keys() and 0 <= result.score <= 1
        return result if is_rendered and all(math.isfinite(one.weight) for one in reasons) else None
    except INVALID_DATA:
        return None


def result_message(request: HttpRequest) -> str:
    """The message for a test, instead of the form's own one. It contains a link to the reasons."""
    until = ends_at(request) or timezone.now()
    notice = _("This was a test: nothing was stored or sent.")
    remaining = _("Test mode ends at %s. Until then, nothing that you send here is stored or delivered.") % time_format(
        local_time(until), "H:i"
    )
    result = result_in(request)
    url, why = reverse("protection_test:index") + "#result", _("Show reasons")
    outcome = OUTCOMES[result.outcome] if result else ""
    return format_html('{} {} <a href="{}">{}</a>. {}', notice, outcome, url, why, remaining)


def _may_test(user: Any) -> bool:
    policy = policy_registry.get_by_type(JudgedSubmission)
    return bool(user.has_perm("wagtailadmin.access_admin") and policy.user_has_permission(user, "view"))
