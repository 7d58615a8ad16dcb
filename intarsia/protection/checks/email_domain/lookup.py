from typing import Any

from ...signal_collection.lookups.submitted import Submitted
from .check_email import check_email


def email_check(submitted: Submitted) -> dict[str, Any]:
    """The cached knowledge about the sender's domain: no verdict waits for a name server."""
    email = submitted.message.email.strip()
    return {"email_check": check_email(email, may_ask=False)} if email else {}
