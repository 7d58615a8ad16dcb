"""The answers of entries, taken apart into what a chart counts: each value once, by its question."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...models import FormField
from ...rows.names import REPEATER

LIKERT = "likert"
# Everybody gives another answer, or nobody reads it as one line: a chart says nothing.
UNCHARTED = frozenset(
    ["email", "phone", "name", "address", "website", "social_profile", "file_upload", "signature", "rich_text", "list"]
)


@dataclass
class AnswerCounts:
    answered: int = 0
    values: Counter[str] = field(default_factory=Counter)

    def add(self, values: list[str]) -> None:
        self.answered += bool(values)
        self.values.update(values)


# By the number of the field, and by the row of a Likert scale; "" for other fields.
Counts = dict[tuple[str, str], AnswerCounts]


def counted(fields: Iterable[FormField], all_answers: Iterable[Mapping[str, Any]]) -> Counts:
    """What is in a repeater is counted once for each item."""
    types = {str(one.number): one.type for one in fields}
    counts: Counts = {}
    for answers in all_answers:
        _count(answers, types, counts)
    return counts


def _count(answers: Mapping[str, Any], types: Mapping[str, str], counts: Counts) -> None:
    for number, answer in answers.items():
        kind = types.get(number)
        if kind == REPEATER:
            for item in answer or ():
                _count(item, types, counts)
        elif kind == LIKERT:
            for row, value in (answer or {}).items():
                counts.setdefault((number, row), AnswerCounts()).add(_values(value))
        elif kind is not None:
            given = [""] if kind in UNCHARTED and answer else _values(answer)
            counts.setdefault((number, ""), AnswerCounts()).add(given)


def _values(answer: Any) -> list[str]:
    if isinstance(answer, list):
        return [str(value) for value in answer]
    return [answer] if isinstance(answer, str) and answer else []
