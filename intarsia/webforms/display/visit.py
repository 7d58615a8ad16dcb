"""What only this visitor sees of a form: errors and typed answers, or the confirmation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from intarsia.wire.page_context import PageContext

STATE_KEY = "webforms"
# For a message that the page shows in any form.
ANY_FORM = 0


@dataclass(frozen=True)
class FieldError:
    text: str
    # The inputs that are wrong; None for all of the field.
    inputs: Sequence[str] | None = None


@dataclass(frozen=True)
class FormVisit:
    form: int
    # The visible page of the form.
    page: int = 1
    # Ids of pages, sections and fields that the visitor's answers hide; None before they have answered.
    hidden: frozenset[str] | None = None
    # By the id of the field's element; in a row of a repeater with the row.
    answers: Mapping[str, Any] = field(default_factory=dict)
    # How many rows were sent, by the id of the repeater or list.
    rows: Mapping[str, int] = field(default_factory=dict)
    # Uploaded files, by the id of the field's element.
    files: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    # Files that were not accepted.
    refused_files: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    errors: Mapping[str, FieldError] = field(default_factory=dict)
    # Above the form: why it was not accepted, if no field is wrong.
    notice: str = ""
    # What the script shows before it sends a doubtful message again.
    step: Mapping[str, Any] = field(default_factory=dict)
    # What the payment provider's script needs for a confirmation by the bank.
    payment_action: str = ""
    # HTML that is shown instead of the form once it was sent or saved.
    confirmation: str = ""
    # The token of the link to saved answers.
    resume_token: str = ""
    # When the answers were saved that a link brought back, in a sentence.
    resumed: str = ""
    # In a preview: the form as it is edited.
    draft: Any = None
    # Staff try it: nothing is stored, so that files, captchas and cards work differently.
    is_test: bool = False
    # Where the form is sent; empty for its default URL.
    action: str = ""
    # The prefix of its ids, if the page shows the form several times and this is not the first one.
    prefix: str = ""

    @property
    def is_personal(self) -> bool:
        """Whether it is shown even if the form is closed meanwhile."""
        return bool(self.confirmation or self.notice or self.errors or self.answers or self.draft or self.resumed)


def page_with(visit: FormVisit) -> PageContext:
    return PageContext(visitor_state={STATE_KEY: visit})


def visit_of(form: int, visitor_state: Mapping[str, Any] | None, prefix: str = "") -> FormVisit:
    """Other forms on the page, and the same form elsewhere on it, are as for everybody."""
    visit = (visitor_state or {}).get(STATE_KEY)
    if not isinstance(visit, FormVisit) or visit.form not in (form, ANY_FORM) or visit.prefix != prefix:
        return FormVisit(form, prefix=prefix)
    return replace(visit, form=form)
