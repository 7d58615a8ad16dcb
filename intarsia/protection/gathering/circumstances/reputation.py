from typing import Any

from ...knowledge.reputation.models import ReputationSettings
from ...knowledge.reputation.question import Question
from ...knowledge.reputation.services import opinions
from ...page_script.proof import is_proof
from ...visitor.client import address_of
from .case import Case


def reputation(case: Case) -> dict[str, Any]:
    """What services elsewhere say. Without one that is on nothing is sent, and nobody waits."""
    if not case.rules.site_id:
        return {}
    keys = ReputationSettings.keys_of(case.rules.site_id)
    return {"opinions": opinions(_question(case), keys)} if keys else {}


def _question(case: Case) -> Question:
    request, message = case.request, case.message
    return Question(
        site_url=request.build_absolute_uri("/"),
        form=case.form,
        text=message.text,
        name=message.name,
        email=message.email,
        address=address_of(request),
        user_agent=request.headers.get("User-Agent", ""),
        page_url=request.headers.get("Referer", ""),
        is_scripted=is_proof(request.get_host(), case.signals.get("ct_checkjs")),
        seconds=case.seconds_taken(),
    )
