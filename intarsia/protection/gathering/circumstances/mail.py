from typing import Any

from ...knowledge.mail.address import checked
from .case import Case


def mail(case: Case) -> dict[str, Any]:
    """What is known of the sender's domain without asking anybody: no verdict waits for a name server."""
    email = case.message.email.strip()
    return {"mail": checked(email, may_ask=False)} if email else {}
