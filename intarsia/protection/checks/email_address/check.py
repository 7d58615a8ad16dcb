"""An invalid e-mail address expects no reply."""

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def email_address(submission: Submission) -> Evidence | None:
    """Checks the syntax only, without a lookup."""
    if not submission.email:
        return None
    try:
        validate_email(submission.email)
    except ValidationError:
        return Evidence("impossible_mail_address", "sender", 1.5)
    return None
