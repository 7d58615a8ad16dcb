"""What is kept of a form whose rules cannot run: everything that was typed, as text. A moderator decides about it."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from ..catalog import secret_fields
from ..rows.names import row_of
from .posted_fields.formatted_text import HTML, Inputs, html_answers

# The second input of an e-mail address repeats the first.
CONFIRMATION = "_2"


def unchecked_answers(document: Any, posted: Mapping[str, Inputs]) -> tuple[dict[str, Any], dict[str, str]]:
    """The answers and the texts by element. Only rules know the answer of a field with several inputs or rows."""
    secret = secret_fields(document)
    kept = {element: inputs for element, inputs in posted.items() if element not in secret}
    answers = {element: next(iter(inputs.get("", ())), None) for element, inputs in kept.items()}
    texts = {element: _text(inputs) for element, inputs in kept.items()}
    return {**answers, **html_answers(document, posted, answers)}, texts


def _text(inputs: Inputs) -> str:
    """A line for each row of a repeater."""
    rows = defaultdict[str, list[str]](list)
    for name, values in inputs.items():
        row = row_of(name)
        part = name.removesuffix(row)
        if part not in (CONFIRMATION, HTML):
            rows[row] += [value for value in values if value.strip()]
    return "\n".join(filter(None, (", ".join(typed) for typed in rows.values())))
