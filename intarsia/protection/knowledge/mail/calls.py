"""The two calls that check an address before a form is posted. What this site has of an address they never say."""

from typing import Any, Literal

from django.http import HttpRequest
from pydantic import BaseModel, Field, RootModel

from intarsia.wire.registry import register

from ...models import rules_of
from ...texts.said import say
from ...visitor.language import in_language_of
from .address import LONGEST, checked


class Address(BaseModel):
    email: str = Field(default="", max_length=LONGEST)
    # Of the page, beside the contract: words are in it.
    lang: str = ""


class NotKnown(BaseModel):
    """Scripts must not remember it."""

    error: Literal["EMPTY_DATA", "ERROR_CHECKING_EMAIL"]


class Checked(BaseModel):
    result: str


class Told(BaseModel):
    result: str
    text_result: str


class CheckedAndTold(BaseModel):
    result: Told


class BeforePost(RootModel[Checked | NotKnown]):
    """What is known of an address before its form is posted."""


class Exists(RootModel[CheckedAndTold | NotKnown]):
    """The same, with a sentence for the visitor."""


# Of texts.
NAMES = {"EXISTS": "mail_exists", "DISPOSABLE": "mail_disposable"}
LIMITS: Any = {"guard": "nonce", "takes": Address, "max_bytes": 4 * 1024, "per_minute": 20}


@register("apbct_email_check_before_post", route="check_email_before_post", answers=BeforePost, **LIMITS)
def check_before_post(request: HttpRequest, address: Address) -> BeforePost:
    known = _known(request, address)
    return BeforePost(known if isinstance(known, NotKnown) else Checked(result=known))


@register("apbct_email_check_exist_post", route="check_email_exist_post", answers=Exists, **LIMITS)
def check_exists(request: HttpRequest, address: Address) -> Exists:
    known = _known(request, address)
    if isinstance(known, NotKnown):
        return Exists(known)
    with in_language_of(address.lang):
        said = say(request, NAMES.get(known, "mail_missing"))
    return Exists(CheckedAndTold(result=Told(result=known, text_result=said)))


def _known(request: HttpRequest, address: Address) -> str | NotKnown:
    """A site that checks nothing asks nobody."""
    email = address.email.strip()
    if not email:
        return NotKnown(error="EMPTY_DATA")
    rules = rules_of(request)
    result = checked(email, asks_mailbox=rules.asks_mailboxes) if rules.checks_mail else "UNKNOWN"
    return NotKnown(error="ERROR_CHECKING_EMAIL") if result == "UNKNOWN" else result
