"""What a visitor wants to do with a form: which button was pressed, on which page."""

from dataclasses import dataclass
from enum import StrEnum

from django.http import QueryDict

from intarsia.wire.requests.numbers import number_in

from ..display.instances import posted_prefix

MAX_TOKEN_LENGTH = 100


class SubmissionType(StrEnum):
    SUBMIT = "submit"
    NEXT = "next"
    PREVIOUS = "previous"
    SAVE_CONTINUE = "save-continue"
    SEND_LINK = "send-link"


@dataclass(frozen=True)
class Posted:
    type: SubmissionType
    # The visible page of the form.
    page: int
    # The token of the link that opened the form. It may be invalid.
    resume_token: str = ""
    # Before its ids, if the page shows the form several times.
    prefix: str = ""


def posted_in(fields: QueryDict, form: int) -> Posted:
    """The pressed button says what to do. Page scripts that send none set the hidden inputs instead."""
    page = _number(input_of(fields, form, "gform_source_page_number")) or 1
    token = input_of(fields, form, "gform_resume_token")[:MAX_TOKEN_LENGTH]
    prefix = posted_prefix(fields.get("intarsia_prefix", ""))
    pressed = fields.get("gform_submission_type", "")
    if pressed in list(SubmissionType):
        return Posted(SubmissionType(pressed), page, token, prefix)
    return Posted(_type_of(fields, form, page), page, token, prefix)


def _type_of(fields: QueryDict, form: int, page: int) -> SubmissionType:
    if input_of(fields, form, "gform_send_resume_link"):
        return SubmissionType.SEND_LINK
    if input_of(fields, form, "gform_save") == "1":
        return SubmissionType.SAVE_CONTINUE
    target = _number(input_of(fields, form, "gform_target_page_number"))
    if target == 0:
        return SubmissionType.SUBMIT
    return SubmissionType.NEXT if target > page else SubmissionType.PREVIOUS


def input_of(fields: QueryDict, form: int, name: str) -> str:
    """A hidden input. Its name may end with the id of the form."""
    return fields.get(name) or fields.get(f"{name}_{form}") or ""


def _number(text: str) -> int:
    return number_in(text, digits=5) or 0
