"""A task for the captcha of the site itself, for one form."""

from django.http import HttpRequest
from pydantic import BaseModel

from intarsia.protection.signal_collection.proof_of_work.api import Challenge

from ..captcha.proof_of_work import captcha_challenge_for
from .form_of_call import form_with


class CaptchaOfForm(BaseModel):
    form_id: str


def captcha_challenge(request: HttpRequest, fields: CaptchaOfForm) -> Challenge:
    """A task for the browser: the form takes its solution as an answer to the captcha."""
    return captcha_challenge_for(form_with(fields.form_id).pk)
