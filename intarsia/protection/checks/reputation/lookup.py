from typing import Any

from ...page_script.proof import is_proof
from ...signal_collection.lookups.submitted import Submitted
from ...visitor.client import ip_of
from .models import ReputationSettings
from .question import Question
from .services import opinions


def reputation(submitted: Submitted) -> dict[str, Any]:
    """The answers of reputation services. If all are off, nothing is sent and nothing waits. Senders on the owner's
    lists are not reported to services.
    """
    if not submitted.rules.site_id or submitted.found.get("listed"):
        return {}
    keys = ReputationSettings.keys_of(submitted.rules.site_id)
    return {"opinions": opinions(_question(submitted), keys)} if keys else {}


def _question(submitted: Submitted) -> Question:
    request, message = submitted.request, submitted.message
    return Question(
        site_url=request.build_absolute_uri("/"),
        form=submitted.form,
        text=message.text,
        name=message.name,
        email=message.email,
        ip=ip_of(request),
        user_agent=request.headers.get("User-Agent", ""),
        page_url=request.headers.get("Referer", ""),
        is_scripted=is_proof(request.get_host(), submitted.signals.get("ct_checkjs")),
        seconds=submitted.seconds_taken(),
    )
