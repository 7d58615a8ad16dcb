"""Loads sample messages with the verdicts that protection gives them, and the decisions of the teachers."""

from dataclasses import asdict
from datetime import datetime, timedelta

from django.contrib.auth import get_user_model
from django.db.models import Model
from django.test import override_settings
from django.utils import timezone
from wagtail.models import Page, Site

# Importing the form registers its delivery.
from demo.contact import ContactForm
from demo.texts.messages import MESSAGES, DemoMessage
from intarsia.comments.models import Comment
from intarsia.moderation.api import Judgement, ModerationRecord, decide, record
from intarsia.protection.api import Submission, Verdict, judge
from intarsia.protection.checks.words.retraining import retrain
from intarsia.protection.models import JudgedSubmission

COMMENTS = "comments"
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def write_messages(site: Site) -> None:
    now = timezone.now()
    stored = [(message, _store(message, site, now)) for message in MESSAGES]
    owner = get_user_model().objects.get(username="owner")
    # Delivering sample messages would send mail.
    with override_settings(EMAIL_BACKEND="django.core.mail.backends.dummy.EmailBackend"):
        for message, its_record in stored:
            if message.decision and (failed := decide([its_record], message.decision, owner).failed):
                raise RuntimeError(f"The decision about a sample message failed: {failed[0][1]}")
    retrain(site.pk)


def _store(message: DemoMessage, site: Site, now: datetime) -> ModerationRecord:
    received = now - timedelta(days=message.days, minutes=7 * len(message.name))
    submission = _submission(message, received)
    verdict = judge(submission)
    judgement = Judgement(
        site=site,
        form=COMMENTS if message.below else ContactForm.protected_as,
        received=received,
        outcome=verdict.outcome,
        score=verdict.score,
        reasons=[asdict(one) for one in verdict.reasons],
        evidence=submission.signals,
        user_agent="" if message.sender == "program" else BROWSER,
    )
    return record(_subject(message, submission, received, verdict), judgement)


def _subject(message: DemoMessage, submission: Submission, received: datetime, verdict: Verdict) -> Model:
    # Refused comments are messages, like those of a form.
    if message.below and verdict.outcome != "block":
        return _comment(message, submission.email, received)
    fields = {"name": message.name, "email": submission.email, "subject": "Something else", "message": message.text}
    return JudgedSubmission.objects.create(name=message.name, email=submission.email, text=message.text, fields=fields)


def _comment(message: DemoMessage, email: str, received: datetime) -> Comment:
    return Comment.objects.create(
        page=Page.objects.get(slug=message.below),
        name=message.name,
        email=email,
        text=message.text,
        state=Comment.State.WAITING,
        # Nobody is notified of sample comments.
        notified_at=received,
        posted=received,
        digest=f"demo {message.below} {message.name}",
    )


def _submission(message: DemoMessage, received: datetime) -> Submission:
    return Submission(
        text=message.text,
        received=received,
        name=message.name,
        email=f"{message.name.split()[0].lower()}@example.org",
        honeypot="yes" if message.sender == "program" else "",
        signals=_signals(received) if message.sender == "person" else {},
        is_scripted=message.sender == "person",
    )


def _signals(received: datetime) -> dict[str, object]:
    """The signals of a person who read the page for two minutes and wrote for one."""
    sent = int(received.timestamp())
    return {
        "ct_ps_timestamp": sent - 180,
        "ct_fkp_timestamp": sent - 60,
        "ct_mouse_moved": True,
        "ct_has_key_up": True,
        "ct_has_input_focused": True,
        "ct_timezone": 1,
    }
