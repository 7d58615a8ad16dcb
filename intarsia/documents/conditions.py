"""Whether a condition is met, as in `web/rules/conditions`: the vectors there test both.

Python evaluates what it must decide before V8 renders anything, such as which template applies.
"""

import math
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from django.utils.translation import gettext_noop

from .validation.editor_text import EditorText

# What JavaScript's trim() removes.
SPACES = "".join(map(chr, (*range(9, 14), 32, 160, 5760, *range(8192, 8203), 8232, 8233, 8239, 8287, 12288, 65279)))
PLAIN_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)")
# Longer texts are not numbers: comparing them would take time.
MAX_CHARACTERS = 100
DATE = re.compile(r"([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:t((?:[01][0-9]|2[0-3]):[0-5][0-9]))?")
TIME = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]")

GROUPS = ("all", "any", "not")
# The fields of display conditions whose rules name a page by its id, as in web/documents/displayConditions.ts.
PAGE_FIELDS = ("page", "section")

Condition = Mapping[str, Any]
Values = Mapping[str, Any]


class Operator(NamedTuple):
    """`matches` never raises, whatever the values. With `needs_operand`, a rule without a value is skipped."""

    needs_operand: bool
    matches: Callable[[Any, Any], bool]


def holds(condition: Condition | None, values: Values, operators: Mapping[str, Operator] | None = None) -> bool:
    """Whether these values meet a condition. Without a condition, and without a complete rule in it, they do."""
    outcome = None if condition is None else _outcome(condition, values, operators or OPERATORS)
    return True if outcome is None else outcome


def condition_fault(condition: Any) -> EditorText | None:
    """What is wrong with a condition, as `condition.schema.json` describes it. None if it is valid."""
    if not isinstance(condition, dict):
        return EditorText(gettext_noop("a condition must be an object"))
    if set(condition) == {"field", "operator", "value"}:
        return _rule_fault(condition)
    (kind, *others) = condition or ("",)
    if others or kind not in GROUPS or not isinstance(condition[kind], list):
        return EditorText(
            gettext_noop(
                'a condition has "field", "operator" and "value", or a list of conditions as "all", "any" or "not"'
            )
        )
    return next(filter(None, map(condition_fault, condition[kind])), None)


def _rule_fault(rule: dict[str, Any]) -> EditorText | None:
    if not isinstance(rule["field"], str) or not rule["field"]:
        return EditorText(gettext_noop("'field' must be the name of a setting"))
    if not isinstance(rule["operator"], str) or rule["operator"] not in OPERATORS:
        return EditorText(gettext_noop("'operator' must be one of {operators}"), operators=", ".join(OPERATORS))
    values = rule["value"] if rule["operator"] == "in" else [rule["value"]]
    if not isinstance(values, list) or any(isinstance(value, list | dict) for value in values):
        return EditorText(
            gettext_noop("'value' must be a text, a number, a truth value or null; for 'in' a list of them")
        )
    return None


def rules_in(condition: Any) -> Iterator[dict[str, Any]]:
    """The rules of a stored condition, however deep. A value of another form has none."""
    if isinstance(condition, list):
        for part in condition:
            yield from rules_in(part)
    elif isinstance(condition, dict):
        if "operator" in condition:
            yield condition
        else:
            yield from rules_in(list(condition.values()))


def page_rules_in(condition: Any) -> list[dict[str, Any]]:
    """The rules of a display condition that name a page."""
    return [rule for rule in rules_in(condition) if rule.get("field") in PAGE_FIELDS]


def display_conditions_of(props: Mapping[str, Any], specs: Mapping[str, Any]) -> list[Any]:
    """The stored conditions that decide on which pages an element is shown. `specs` are its widget's settings.

    A condition without rules is that of all pages. One of another form is among them: it is a mistake.
    """
    stored = (props.get(name) for name, spec in specs.items() if spec["kind"] == "display_condition")
    return [one for one in stored if one is not None and (any(rules_in(one)) or condition_fault(one))]


def _outcome(condition: Condition, values: Values, operators: Mapping[str, Operator]) -> bool | None:
    """None if there is nothing to check: a rule that an owner has not completed is skipped."""
    if "operator" in condition:
        needs_operand, matches = operators[condition["operator"]]
        if needs_operand and is_empty(condition["value"]):
            return None
        return matches(_value_of(condition["field"], values), condition["value"])
    ((kind, parts),) = condition.items()
    outcomes = [outcome for part in parts if (outcome := _outcome(part, values, operators)) is not None]
    if not outcomes:
        return None
    if kind == "all":
        return all(outcomes)
    return any(outcomes) if kind == "any" else not any(outcomes)


def _value_of(path: str, values: Values) -> Any:
    """`list.*.name` means that name in any item of a list."""
    name, *inner = path.split(".*.")
    value = values.get(name)
    if not inner:
        return value
    if not isinstance(value, list):
        return None
    return [item.get(inner[0]) if isinstance(item, dict) else None for item in value]


def is_empty(value: Any) -> bool:
    """Null, text without a character that can be seen, and a list without values."""
    return all(map(is_empty, value)) if isinstance(value, list) else text_of(value) == ""


def _items_of(value: Any) -> Sequence[Any]:
    """The values of a list that are not empty; a single value is a list of one."""
    return [item for item in (value if isinstance(value, list) else [value]) if not is_empty(item)]


def text_of(value: Any) -> str:
    """Text as it is compared: composed, without spaces around it, in lower case. Objects have none."""
    if isinstance(value, str):
        text = unicodedata.normalize("NFC", value).strip(SPACES).lower()
        return unicodedata.normalize("NFC", text)
    if isinstance(value, bool):
        return "true" if value else "false"
    return _number_text(value) if isinstance(value, int | float) else ""


def _number_text(number: float) -> str:
    """A number as JavaScript writes it."""
    if not math.isfinite(number):
        return ""
    exact = Decimal(repr(number))
    if number == 0 or 1e-6 <= abs(number) < 1e21:
        plain = format(exact, "f")
        return plain.rstrip("0").rstrip(".") if "." in plain else plain
    mantissa, _, exponent = format(exact.normalize(), "e").partition("e")
    return f"{mantissa}e{int(exponent):+d}"


def _is_equal(value: Any, operand: Any) -> bool:
    """Numbers compare as numbers if the value is one, not only its text: an article number 007 is not 7."""
    if _is_number(value):
        one, other = _decimal_of(value), _decimal_of(operand)
        if one is not None and other is not None:
            return one == other
    dates = _date_of(value), _date_of(operand)
    return dates[0] == dates[1] if all(dates) else text_of(value) == text_of(operand)


def _compare(value: Any, operand: Any) -> int | None:
    """-1, 0 or 1: the order of two numbers, two dates or two times of day. None for anything else."""
    numbers = _decimal_of(value), _decimal_of(operand)
    if numbers[0] is not None and numbers[1] is not None:
        return (numbers[0] > numbers[1]) - (numbers[0] < numbers[1])
    one, other = _date_of(value) or _time_of(value), _date_of(operand) or _time_of(operand)
    return (one > other) - (one < other) if one and len(one) == len(other) else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _decimal_of(value: Any) -> Decimal | None:
    """A number, or text that is one in plain notation, such as "-3.50". Anything else is None."""
    if _is_number(value):
        return Decimal(repr(value)) if math.isfinite(value) else None
    if not isinstance(value, str) or len(value) > MAX_CHARACTERS:
        return None
    text = value.strip(SPACES)
    return Decimal(text) if PLAIN_NUMBER.fullmatch(text) else None


def _date_of(value: Any) -> str:
    """A date, or a date and time in the same time zone, in a form whose order is that of time; otherwise empty."""
    found = DATE.fullmatch(text_of(value))
    return f"{found[1]} {found[2] or '00:00'}" if found else ""


def _time_of(value: Any) -> str:
    return text_of(value) if TIME.fullmatch(text_of(value)) else ""


def _is(value: Any, operand: Any) -> bool:
    """An empty operand asks whether the value is empty."""
    if is_empty(operand):
        return is_empty(value)
    return any(_is_equal(item, operand) for item in _items_of(value))


def _any_item(matches: Callable[[Any, Any], bool]) -> Operator:
    """If there are several values, such as checked choices, one match is enough."""
    return Operator(True, lambda value, operand: any(matches(item, operand) for item in _items_of(value)))


OPERATORS: Mapping[str, Operator] = {
    "is": Operator(False, _is),
    "isnot": Operator(False, lambda value, operand: not _is(value, operand)),
    "in": Operator(False, lambda value, operand: isinstance(operand, list) and any(_is(value, one) for one in operand)),
    ">": _any_item(lambda item, operand: _compare(item, operand) == 1),
    "<": _any_item(lambda item, operand: _compare(item, operand) == -1),
    "contains": _any_item(lambda item, operand: text_of(operand) in text_of(item)),
    "starts_with": _any_item(lambda item, operand: text_of(item).startswith(text_of(operand))),
    "ends_with": _any_item(lambda item, operand: text_of(item).endswith(text_of(operand))),
}
