"""An address that no mail could be sent to was not meant for an answer."""

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from ..submission import Submission
from ..verdict import Evidence


def mail_address(submission: Submission) -> Evidence | None:
    """Its form alone; nothing is looked up."""
    if not submission.email:
        return None
    try:
        validate_email(submission.email)
    except ValidationError:
        return Evidence("impossible_mail_address", "sender", 1.5)
    return None
