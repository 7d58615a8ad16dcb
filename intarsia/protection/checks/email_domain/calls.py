"""Two calls that check an e-mail address before a form is sent. They never reveal what this site stores about it."""

from typing import Any, Literal

from django.http import HttpRequest
from pydantic import BaseModel, Field, RootModel

from intarsia.wire import Call

from ...models import rules_of
from ...texts.site_texts import text_for
from ...visitor.language import in_page_language
from .check_email import MAX_EMAIL_LENGTH, check_email


class EmailToCheck(BaseModel):
    email: str = Field(default="", max_length=MAX_EMAIL_LENGTH)
    # An extension of the contract, which allows texts.
    lang: str = ""


class NotKnown(BaseModel):
    """Scripts must not cache the response."""

    error: Literal["EMPTY_DATA", "ERROR_CHECKING_EMAIL"]


class EmailResult(BaseModel):
    result: str


class MailboxResult(BaseModel):
    result: str
    text_result: str


class CheckedMailbox(BaseModel):
    result: MailboxResult


class BeforePost(RootModel[EmailResult | NotKnown]):
    """The result of checking an e-mail address before its form is sent."""


class Exists(RootModel[CheckedMailbox | NotKnown]):
    """The same result, with a sentence for the visitor."""


# The key of a text.
NAMES = {"EXISTS": "mail_exists", "DISPOSABLE": "mail_disposable"}


def check_before_post(request: HttpRequest, checked: EmailToCheck) -> BeforePost:
    """Whether the domain of an e-mail address accepts mail, while a form is filled in."""
    known = _known(request, checked)
    return BeforePost(known if isinstance(known, NotKnown) else EmailResult(result=known))


def check_exists(request: HttpRequest, checked: EmailToCheck) -> Exists:
    """Whether the mailbox of an e-mail address exists, while a form is filled in."""
    known = _known(request, checked)
    if isinstance(known, NotKnown):
        return Exists(known)
    with in_page_language(checked.lang):
        text = text_for(request, NAMES.get(known, "mail_missing"))
    return Exists(CheckedMailbox(result=MailboxResult(result=known, text_result=text)))


def _known(request: HttpRequest, checked: EmailToCheck) -> str | NotKnown:
    """A site without checks makes no lookups."""
    email = checked.email.strip()
    if not email:
        return NotKnown(error="EMPTY_DATA")
    rules = rules_of(request)
    result = check_email(email, asks_mailbox=rules.asks_mailboxes) if rules.checks_mail else "UNKNOWN"
    return NotKnown(error="ERROR_CHECKING_EMAIL") if result == "UNKNOWN" else result


LIMITS: Any = {"request_model": EmailToCheck, "max_bytes": 4 * 1024, "per_minute": 20, "call_class": "protection"}
CALLS = (
    Call(
        "apbct_email_check_before_post",
        check_before_post,
        "nonce",
        routes=["antispam/v1/check_email_before_post"],
        response_model=BeforePost,
        **LIMITS,
    ),
    Call(
        "apbct_email_check_exist_post",
        check_exists,
        "nonce",
        routes=["antispam/v1/check_email_exist_post"],
        response_model=Exists,
        **LIMITS,
    ),
)
