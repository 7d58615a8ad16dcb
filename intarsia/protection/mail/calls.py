"""The two calls that check an address before a form is posted. They speak of its domain, never of its mailbox."""

from typing import Any

from django.http import HttpRequest, JsonResponse
from pydantic import BaseModel, Field

from intarsia.wire.registry import register

from ..language import in_language_of
from ..models import rules_of
from ..texts.said import say
from .address import LONGEST, checked


class Address(BaseModel):
    email: str = Field(default="", max_length=LONGEST)
    # Of the page, beside the contract: words are in it.
    lang: str = ""


class Result(BaseModel):
    result: Any


# Of texts.
NAMES = {"EXISTS": "mail_exists", "DISPOSABLE": "mail_disposable"}
LIMITS: Any = {"guard": "nonce", "takes": Address, "answers": Result, "max_bytes": 4 * 1024, "per_minute": 20}


@register("apbct_email_check_before_post", route="check_email_before_post", **LIMITS)
def check_before_post(request: HttpRequest, address: Address) -> Result | JsonResponse:
    result = _result(request, address)
    return result if isinstance(result, JsonResponse) else Result(result=result)


@register("apbct_email_check_exist_post", route="check_email_exist_post", **LIMITS)
def check_exists(request: HttpRequest, address: Address) -> Result | JsonResponse:
    result = _result(request, address)
    if isinstance(result, JsonResponse):
        return result
    with in_language_of(address.lang):
        return Result(result={"result": result, "text_result": say(request, NAMES.get(result, "mail_missing"))})


def _result(request: HttpRequest, address: Address) -> str | JsonResponse:
    """A result that scripts may remember, or an error that they must not. A site that checks nothing asks nobody."""
    email = address.email.strip()
    if not email:
        return JsonResponse({"error": "EMPTY_DATA"})
    result = checked(email) if rules_of(request).checks_mail else "UNKNOWN"
    return JsonResponse({"error": "ERROR_CHECKING_EMAIL"}) if result == "UNKNOWN" else result
