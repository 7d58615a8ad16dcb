from typing import Any

from ...lookup_services.email.check_email import check_email
from ...signal_collection.lookups.submitted import Submitted


def email_check(submitted: Submitted) -> dict[str, Any]:
    """The cached knowledge about the sender's domain: no verdict waits for a name server."""
    email = submitted.message.email.strip()
    return {"email_check": check_email(email, may_ask=False)} if email else {}
