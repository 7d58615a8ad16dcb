"""Choices that so many entries can have and no more, such as the places of a course."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

from django.db.models import Count
from django.utils.text import format_lazy
from django.utils.translation import pgettext_lazy

from ..catalog import choices_of, fields_of, value_of_choice
from ..models import Entry, WebForm
from ..numbering import numbers_of
from .answer_json import AnswerJson
from .counted import counted_entries

# Views disable a choice with this instead of its limit; web/kit/fields/choices/choicesOf.ts names it, too.
NO_PLACES = -1
LABEL_OF_FULL = pgettext_lazy("page", "{choice} (full)")
CHOOSE_ANOTHER = pgettext_lazy("page", "“{choice}” is full. Choose another option.")


class ChoicesTaken(Exception):
    """Somebody else was faster. `messages` are for the visitor, by the ids of the fields' elements."""

    def __init__(self, messages: Mapping[str, str]) -> None:
        super().__init__(*messages.values())
        self.messages = messages


def limits_of(document: Any) -> dict[str, dict[str, int]]:
    """How many entries can have each choice, by the ids of fields. Choices without a limit are left out.

    Fields in the rows of a repeater have no limits, because an entry answers them several times.
    """
    found = {field.id: dict(_limits(field.props.get("choices"))) for field in fields_of(document)}
    return {field: places for field, places in found.items() if places}


def full_choices(form: WebForm, among: Mapping[str, Any] | None = None) -> dict[str, set[str]]:
    """The values of the choices that enough entries have, by the ids of fields. `among` are answers: only the choices
    in them are counted.
    """
    limits = limits_of(form.document)
    if among is not None:
        limits = {field: _chosen_of(places, among.get(field)) for field, places in limits.items()}
    numbers = numbers_of(form.pk) if form.pk and any(limits.values()) else {}
    found = {field: _full_in(form, numbers[field], places) for field, places in limits.items() if field in numbers}
    return {field: values for field, values in found.items() if values}


def _chosen_of(places: Mapping[str, int], answer: Any) -> dict[str, int]:
    return {value: places[value] for value in chosen_in(answer) if value in places}


def _full_in(form: WebForm, number: int, limits: Mapping[str, int]) -> set[str]:
    taken = _taken_in(form, number, limits)
    return {value for value, places in limits.items() if taken[value] >= places}


def _taken_in(form: WebForm, number: int, limits: Mapping[str, int]) -> Counter[str]:
    """How many entries have each of these choices. The database counts equal answers, so that only a few of a hundred
    thousand are read.
    """
    taken: Counter[str] = Counter()
    if not limits:
        return taken
    groups = counted_entries(form).order_by().values(answer=AnswerJson(number)).annotate(entries=Count("pk"))
    for answer, entries in groups.values_list("answer", "entries").iterator():
        taken.update({value: entries for value in chosen_in(json.loads(answer or "null")) if value in limits})
    return taken


def taken_choices(form: WebForm, answers: Mapping[str, Any]) -> dict[str, str]:
    """What to say about the answers that chose what is full, by the ids of fields; `answers` have the same keys."""
    full = full_choices(form, answers)
    labels = choices_of(form.document) if full else {}
    return {
        field: str(format_lazy(CHOOSE_ANOTHER, choice=labels[field][value]))
        for field, values in full.items()
        for value in list(values)[:1]
    }


def overbooked(form: WebForm, entries: Iterable[Entry]) -> Iterator[tuple[str, int, int]]:
    """The choices of these entries that more entries have than there are places: the label, with both numbers."""
    answers, numbers = [_answers_of(entry) for entry in entries], numbers_of(form.pk)
    for field, places in limits_of(form.document).items():
        chosen = {value: places[value] for one in answers for value in _chosen_of(places, one.get(field))}
        taken = _taken_in(form, numbers[field], chosen) if field in numbers else {}
        for value, count in taken.items():
            if count > chosen[value]:
                yield str(choices_of(form.document)[field][value]), count, chosen[value]


def with_full_choices(form: WebForm) -> Any:
    """The document for visitors: choices that are full cannot be chosen, and their labels say so."""
    full = full_choices(form)
    if not full:
        return form.document
    document = deepcopy(form.document)
    for field in fields_of(document):
        for choice in field.props.get("choices", []) if field.id in full else []:
            value = value_of_choice(choice)
            if value in full[field.id]:
                label = str(format_lazy(LABEL_OF_FULL, choice=choice.get("label") or value))
                choice.update(value=value, label=label, places=NO_PLACES, is_selected="")
    return document


def keep_places(entry: Entry) -> None:
    """Call it in the transaction that stores the entry, after the form's row is locked. Raises ChoicesTaken."""
    if messages := taken_choices(entry.form, _answers_of(entry)):
        raise ChoicesTaken(messages)


def has_last_place(entry: Entry) -> bool:
    """Whether nobody else can choose what this stored entry has."""
    return bool(full_choices(entry.form, _answers_of(entry)))


def _answers_of(entry: Entry) -> dict[str, Any]:
    """By the ids of fields."""
    elements = {str(number): element for element, number in numbers_of(entry.form_id).items()}
    return {elements[number]: answer for number, answer in entry.answers.items() if number in elements}


def chosen_in(answer: Any) -> list[str]:
    """The values of an answer with one choice or several."""
    return [value for value in (answer if isinstance(answer, list) else [answer]) if isinstance(value, str)]


def _limits(choices: Any) -> Iterator[tuple[str, int]]:
    for choice in choices if isinstance(choices, list) else []:
        places = choice.get("places")
        if isinstance(places, int) and places > 0:
            yield value_of_choice(choice), places
