"""Reports the owner's decisions to services, so that they make fewer mistakes for this site."""

from ...models import JudgedSubmission
from .models import ReputationSettings
from .question import Question
from .services import report


def report_decision(entry: JudgedSubmission, *, is_spam: bool) -> None:
    """Nothing is reported after the visitor's IP address was deleted, because services identify messages by it."""
    keys = ReputationSettings.keys_of(entry.site_id)
    if not keys or not entry.ip:
        return
    question = Question(
        site_url=entry.site.root_url,
        form=entry.form,
        text=entry.text,
        name=entry.name,
        email=entry.email,
        ip=entry.ip,
        user_agent=entry.user_agent,
        page_url=entry.page_url,
    )
    report(question, keys, is_spam=is_spam)
