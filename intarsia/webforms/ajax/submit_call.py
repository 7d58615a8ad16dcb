"""A form that its script sends. The reply has what the script shows."""

from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language, override
from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer

from ..display.markup import FormMarkup
from ..display.shown_files import uploaded_files
from ..display.shown_page import page_that_showed
from ..models import WebForm
from ..numbering import numbers_of
from ..rows.names import element_of, row_of
from ..submit.answer import Answer, answer_to
from ..submit.posted import SubmissionType, posted_in
from .form_of_call import form_with


class SubmitForm(BaseModel):
    """All inputs of the form, and where and how it is shown."""

    model_config = ConfigDict(extra="allow")

    form_id: str
    current_page_url: str = ""
    ajax_referer: str = ""
    display_title: str = "1"
    display_description: str = "1"


class SubmitReply(BaseModel):
    """Markups are HTML, and empty if they do not apply."""

    is_valid: bool
    submission_type: SubmissionType
    # The page of the form that is shown now; 0 with a confirmation.
    page_number: int = 0
    source_page_number: int
    # `message` or `redirect`.
    confirmation_type: str = ""
    confirmation_markup: str = ""
    confirmation_redirect: str = ""
    form_markup: str = ""
    page_markup: str = ""
    uploaded_files: dict[str, Any] = {}
    # For the visitor: why the form was not accepted, if no field is wrong.
    validation_summary: str = ""
    # By number of the field, with the row of a repeater: "5[0]".
    validation_messages: dict[str, str] = {}
    # The token of the link to saved answers.
    resume_token: str = ""
    # What the captcha's provider decided.
    recaptcha_response: dict[str, Any] | None = None
    # One more step before a doubtful message is sent again. In other replies there is no such key.
    confirm: dict[str, Any] | None = None

    @model_serializer(mode="wrap")
    def _without_empty_step(self, serialize: SerializerFunctionWrapHandler) -> dict[str, Any]:
        reply: dict[str, Any] = serialize(self)
        return reply if self.confirm else {name: value for name, value in reply.items() if name != "confirm"}


def submit_form(request: HttpRequest, fields: SubmitForm) -> SubmitReply:
    """Sends a form, or goes to another page of it."""
    form, page = form_with(fields.form_id), page_that_showed(request)
    with override(page.locale.language_code if page else get_language()):
        answer = answer_to(posted_in(request.POST, form.pk), form, request, page)
        shows_title, shows_description = fields.display_title == "1", fields.display_description == "1"
        return reply_to(answer, form, FormMarkup(answer.visit, request, page, shows_title, shows_description))


def reply_to(answer: Answer, form: WebForm, markup: FormMarkup) -> SubmitReply:
    """A page without errors gives way to another one. What is wrong is shown in the whole form."""
    return SubmitReply(
        is_valid=answer.is_valid,
        submission_type=answer.posted.type,
        source_page_number=answer.posted.page,
        resume_token=answer.visit.resume_token,
        recaptcha_response=answer.captcha_response,
        confirm=dict(answer.visit.step) or None,
        **_shown(answer, form, markup),
    )


def _shown(answer: Answer, form: WebForm, markup: FormMarkup) -> dict[str, Any]:
    visit, confirmation = answer.visit, answer.confirmation
    if confirmation is not None:
        return {
            "confirmation_type": confirmation.type,
            "validation_summary": visit.notice,
            "confirmation_redirect": confirmation.redirect,
            "confirmation_markup": "" if confirmation.redirect else markup.confirmation,
        }
    shown: dict[str, Any] = {
        "page_number": visit.page,
        "validation_summary": visit.notice,
        "uploaded_files": uploaded_files(visit, form.pk),
    }
    if answer.is_valid:
        return shown | {"page_markup": markup.form_page}
    numbers = numbers_of(form.pk)
    messages = {
        f"{numbers[element_of(field)]}{row_of(field)}": error.text
        for field, error in visit.errors.items()
        if element_of(field) in numbers
    }
    return shown | {"form_markup": markup.form, "validation_messages": messages}
