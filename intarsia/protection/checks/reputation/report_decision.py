"""Reports the owner's decisions to services, so that they make fewer mistakes for this site."""

from intarsia.moderation.models import ModerationRecord

from .models import ReputationSettings
from .question import Question
from .services import report


def report_decision(record: ModerationRecord, *, is_spam: bool) -> None:
    """Nothing is reported after the visitor's IP address was deleted, because services identify messages by it."""
    keys = ReputationSettings.keys_of(record.site_id)
    if not keys or not record.ip:
        return
    question = Question(
        site_url=record.site.root_url,
        form=record.form,
        text=record.content.text,
        name=record.content.name,
        email=record.content.email,
        ip=record.ip,
        user_agent=record.user_agent,
        page_url=record.page_url,
    )
    report(question, keys, is_spam=is_spam)
