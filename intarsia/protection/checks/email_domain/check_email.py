from typing import Literal

from email_validator import EmailNotValidError, validate_email

from .disposable import is_disposable
from .mailbox import has_mailbox
from .servers import Answer, cached_answer, takes_mail

Result = Literal["EXISTS", "WRONG_FORM", "DISPOSABLE", "NO_MAIL_SERVER", "NOT_EXISTS", "UNKNOWN"]
MAX_EMAIL_LENGTH = 320
OF_SERVERS: dict[Answer, Result] = {"yes": "EXISTS", "no": "NO_MAIL_SERVER", "unknown": "UNKNOWN"}


def check_email(email: str, *, may_ask: bool = True, asks_mailbox: bool = False) -> Result:
    """Without `may_ask`, only cached knowledge about the domain counts, and no lookup is made. A mailbox that its
    server does not confirm or deny counts as existing.
    """
    try:
        valid = validate_email(email[:MAX_EMAIL_LENGTH], check_deliverability=False)
    except EmailNotValidError:
        return "WRONG_FORM"
    domain = valid.ascii_domain.lower()
    if is_disposable(domain):
        return "DISPOSABLE"
    answer = takes_mail(domain) if may_ask else cached_answer(domain)
    if answer == "yes" and may_ask and asks_mailbox and valid.ascii_email:
        return "NOT_EXISTS" if has_mailbox(valid.ascii_email, domain) == "no" else "EXISTS"
    return OF_SERVERS[answer]
