"""Why fields are hidden, in plain words with the answers of the moment."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from intarsia.documents.json_text import json_text
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import choices_of, fields_of, label_of
from ..models import WebForm
from ..numbering import numbers_of
from ..rows.names import element_of, row_number, row_of
from ..submit.evaluation import rules_call

logger = logging.getLogger(__name__)

# By the operator of the rule, and whether it is met.
SENTENCES: Mapping[tuple[str, bool], Any] = {
    ("is", True): gettext_lazy("%(field)s is %(value)s"),
    ("is", False): gettext_lazy("%(field)s is not %(value)s"),
    (">", True): gettext_lazy("%(field)s is greater than %(value)s"),
    (">", False): gettext_lazy("%(field)s is not greater than %(value)s"),
    ("<", True): gettext_lazy("%(field)s is less than %(value)s"),
    ("<", False): gettext_lazy("%(field)s is not less than %(value)s"),
    ("contains", True): gettext_lazy("%(field)s contains %(value)s"),
    ("contains", False): gettext_lazy("%(field)s does not contain %(value)s"),
    ("starts_with", True): gettext_lazy("%(field)s starts with %(value)s"),
    ("starts_with", False): gettext_lazy("%(field)s does not start with %(value)s"),
    ("ends_with", True): gettext_lazy("%(field)s ends with %(value)s"),
    ("ends_with", False): gettext_lazy("%(field)s does not end with %(value)s"),
}
EMPTY, FILLED = gettext_lazy("%(field)s is empty"), gettext_lazy("%(field)s is filled")


@dataclass(frozen=True)
class HiddenElement:
    label: str
    reasons: list[str]
    # The id of its element, in a row with the row.
    key: str
    # Hidden together with the page or section around it.
    is_inside: bool


def hidden_elements(form: WebForm, posted: MultiValueDict[str, str]) -> list[HiddenElement]:
    """Fields, sections and pages, in their order; none if V8 fails."""
    try:
        found = renderer().call("explain", json_text(rules_call(form, posted, numbers_of(form.pk))))
    except (ScriptError, Stuck, Unavailable):
        logger.exception("Why fields of the form '%s' are hidden could not be found out.", form)
        return []
    texts = _FormTexts(form)
    return [HiddenElement(texts.label(one["id"]), texts.reasons(one), one["id"], bool(one["inside"])) for one in found]


class _FormTexts:
    """Labels of fields and choices, and sentences about them."""

    def __init__(self, form: WebForm) -> None:
        self.labels = {field.id: label_of(field) for field in fields_of(form.document)}
        self.choices = choices_of(form.document)

    def label(self, key: str) -> str:
        row = row_of(key)
        label = self.labels.get(element_of(key)) or _("Without a label")
        return f"{label} ({row_number(row)})" if row else label

    def reasons(self, hidden: Mapping[str, Any]) -> list[str]:
        if hidden["inside"]:
            return [_("It is in “%(label)s”, which is hidden.") % {"label": self.label(hidden["inside"])}]
        return [self._reason(one["rule"], one["isMet"], one.get("current")) for one in hidden["obstacles"]]

    def _reason(self, rule: Mapping[str, Any], is_met: bool, current: Any) -> str:
        field, operator = rule["field"], rule["operator"]
        if operator == "isnot":
            operator, is_met = "is", not is_met
        wanted = self._value(field, rule["value"])
        # A rule without a value asks whether the answer is empty.
        sentence = SENTENCES["is" if operator == "in" else operator, is_met] if wanted else EMPTY if is_met else FILLED
        given = self._value(field, current)
        now = _(" (now: %(value)s)") % {"value": given} if wanted and given and given != wanted else ""
        return f"{sentence % {'field': _quoted(self.label(field)), 'value': _quoted(wanted)}}{now}."

    def _value(self, field: str, value: Any) -> str:
        """Choices by their labels."""
        values = value if isinstance(value, list) else [value]
        labels = self.choices.get(element_of(field), {})
        return ", ".join(labels.get(str(one), str(one)) for one in values if one not in (None, ""))


def _quoted(text: str) -> str:
    return _("“%(text)s”") % {"text": text}
