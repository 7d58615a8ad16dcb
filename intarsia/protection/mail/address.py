from typing import Literal

from email_validator import EmailNotValidError, validate_email

from .disposable import is_disposable
from .servers import Answer, remembered, takes_mail

Result = Literal["EXISTS", "WRONG_FORM", "DISPOSABLE", "NO_MAIL_SERVER", "UNKNOWN"]
LONGEST = 320
OF_SERVERS: dict[Answer, Result] = {"yes": "EXISTS", "no": "NO_MAIL_SERVER", "unknown": "UNKNOWN"}


def checked(address: str, *, may_ask: bool = True) -> Result:
    """Without `may_ask` only what is known already counts, and name servers are left alone."""
    try:
        domain = validate_email(address[:LONGEST], check_deliverability=False).ascii_domain.lower()
    except EmailNotValidError:
        return "WRONG_FORM"
    if is_disposable(domain):
        return "DISPOSABLE"
    return OF_SERVERS[takes_mail(domain) if may_ask else remembered(domain)]
