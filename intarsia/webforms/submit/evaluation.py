"""What a visitor answered, decided by the rules of the form. They run in V8, as in the browser."""

import logging
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import HttpRequest
from django.utils.datastructures import MultiValueDict
from django.utils.translation import get_language

from intarsia.documents.json_text import json_text, json_value
from intarsia.documents.sanitize import clean_document
from intarsia.rendering.render import renderer
from intarsia.rendering.ui_strings import ui_strings_for
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import FIELDS
from ..conditions.of_form import conditions_of
from ..display.visit import FieldError
from ..models import WebForm
from ..numbering import numbers_of
from ..paging.pages import with_pages
from ..rows.row_command import row_command, with_rows_changed
from ..uploads.accepting.refused_file import RefusedFile
from ..uploads.models import FormFile
from ..uploads.posted_files import PostedFiles, files_in
from .posted_fields.formatted_text import with_clean_html
from .posted_fields.password_marks import marks_for, with_valid_marks
from .unchecked import unchecked_answers

logger = logging.getLogger(__name__)
INPUT = re.compile(r"input_(?P<number>[0-9]+)(?:\.(?P<input>.*)|(?P<suffix>[\[_].*))?", re.DOTALL)


@dataclass(frozen=True)
class Evaluated:
    """Answers and faults by the ids of the fields' elements; in a row of a repeater with the row: `name[0]`."""

    answers: Mapping[str, Any]
    # As people read them.
    texts: Mapping[str, str]
    errors: Mapping[str, FieldError]
    # What was ordered, at the prices of the form.
    order: Mapping[str, Any] | None = None
    # Ids of hidden fields, sections and pages.
    hidden: frozenset[str] = frozenset()
    # The names of the form's conditions that are met.
    met_conditions: frozenset[str] = frozenset()
    # How many rows were sent, by the id of the repeater.
    rows: Mapping[str, int] = field(default_factory=dict)
    # What was uploaded, for fields that are not hidden.
    files: Mapping[str, Sequence[FormFile]] = field(default_factory=dict)
    # Files that were not accepted, for fields that are not hidden.
    refused_files: Mapping[str, Sequence[RefusedFile]] = field(default_factory=dict)
    # False if V8 failed: then the answers are what was typed, and nothing was checked.
    is_checked: bool = True
    # Tokens of solved captchas, by the ids of their elements.
    captcha_tokens: Mapping[str, str] = field(default_factory=dict)
    # What the captcha's provider decided.
    captcha_response: dict[str, Any] | None = None
    # Marks of accepted passwords, by the ids of their elements.
    password_marks: Mapping[str, str] = field(default_factory=dict)
    # What the payment provider's script made of a card, by the id of its element.
    card_tokens: Mapping[str, str] = field(default_factory=dict)
    # The message is kept, and waits for a moderator.
    is_doubtful: bool = False


def evaluate_request(form: WebForm, request: HttpRequest, *, stores: bool = True) -> Evaluated:
    """With its files. Those that the browser sends with the form are stored, if `stores`."""
    return evaluate_inputs(form, request.POST, files_in(form, request, stores=stores))


def evaluate_inputs(form: WebForm, inputs: MultiValueDict[str, str], posted: PostedFiles) -> Evaluated:
    numbers = numbers_of(form.pk)
    named, rows = posted.named_in(inputs, numbers), dict[str, int]()
    if command := row_command(inputs, form, numbers):
        named, rows = with_rows_changed(named, command, numbers)
    evaluated = evaluate(form, named, numbers)
    errors = {element: FieldError(text) for element, text in posted.errors.items()}
    shown = {element: files for element, files in posted.files.items() if element not in evaluated.hidden}
    return replace(
        evaluated,
        rows={**evaluated.rows, **rows},
        files=shown,
        password_marks=marks_for(form, inputs, numbers, evaluated.errors) if evaluated.is_checked else {},
        refused_files={element: files for element, files in posted.refused.items() if files and element in shown},
        errors={**evaluated.errors, **{element: error for element, error in errors.items() if element in shown}},
    )


def evaluate(form: WebForm, posted: MultiValueDict[str, str], numbers: Mapping[str, int]) -> Evaluated:
    call = rules_call(form, posted, numbers)
    try:
        answer = renderer().call("evaluate", json_text(call))
    except (ScriptError, Stuck, Unavailable):
        logger.exception("The rules of the form '%s' could not run. The answers are stored unchecked.", form)
        answers, texts = unchecked_answers(form.document, call["posted"])
        return Evaluated(answers, texts, {}, is_checked=False)
    errors = {element: FieldError(error["text"], error.get("inputs")) for element, error in answer["errors"].items()}
    hidden, met_conditions = frozenset(answer["hidden"]), frozenset(answer["holding"])
    return Evaluated(
        answer["answers"], answer["texts"], errors, answer["order"], hidden, met_conditions, answer["rows"]
    )


def rules_call(form: WebForm, posted: MultiValueDict[str, str], numbers: Mapping[str, int]) -> dict[str, Any]:
    """What the rules in V8 need to know."""
    inputs = _inputs_by_number(posted)
    by_element = {element: inputs.get(str(number), {}) for element, number in numbers.items()}
    return {
        "document": json_value(clean_document(with_pages(form.document), FIELDS).text),
        "posted": with_clean_html(form.document, with_valid_marks(form, by_element)),
        "numbers": dict(numbers),
        "currency": form.currency,
        "conditions": conditions_of(form),
        "translations": ui_strings_for(get_language() or "en"),
        "language": get_language() or "en",
    }


def _inputs_by_number(posted: MultiValueDict[str, str]) -> Mapping[str, dict[str, list[str]]]:
    """The posted values of each field by input: `""` for `input_4`, `"3"` for `input_4.3`, `"[]"` for `input_4[]`."""
    found: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
    for name, values in posted.lists():
        if match := INPUT.fullmatch(name):
            found[match["number"]][match["input"] or match["suffix"] or ""] = values
    return found
