"""What merge tags stand for. A value is plain text: code that prints it escapes it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from urllib.parse import quote

from django.conf import settings
from django.urls import NoReverseMatch, reverse
from django.utils.formats import date_format
from django.utils.safestring import SafeString

from intarsia.local_time import local_time

from ..embed.models import page_of_site
from ..entries.answer_html import formatted_html
from ..models import Entry
from ..orders import order_rows
from ..rows.names import REPEATER, numbers_in_rows
from .tags import ALL_FIELDS, FIELD, TAG

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
# As many as owners can enter.
MAX_LINE_LENGTH: Final = 300


class AnswerRow(NamedTuple):
    label: str
    # As people read it.
    text: str
    # Set for formatted text.
    html: SafeString | None = None


@dataclass(frozen=True)
class MergeValues:
    # Values of the tags without a number.
    facts: Mapping[str, str]
    # Labels and answers as people read them; without the questions that nobody answered.
    rows: Sequence[AnswerRow] = ()
    # By the number of the field, or number and input: "3", "3.city".
    answers: Mapping[str, str] = field(default_factory=dict)
    # Sanitized HTML of formatted text, by the number of the field.
    html: Mapping[str, SafeString] = field(default_factory=dict)

    def value_of(self, tag: str) -> str | None:
        """Empty for a field without an answer, and None for what is not a merge tag."""
        if tag == ALL_FIELDS:
            return "\n".join(f"{row.label}: {row.text}" for row in self.rows)
        if tag in self.facts:
            return self.facts[tag]
        found = FIELD.fullmatch(tag)
        return self.answers.get(".".join(filter(None, found.groups())), "") if found else None

    def merged(self, text: str, changed: Callable[[str], str] = str) -> str:
        """The text with values for its merge tags, each passed through `changed`. Tags in values stay as typed."""
        return TAG.sub(lambda found: _replaced(found, self.value_of(found[1]), changed), text)

    def merged_line(self, text: str, longest: int = MAX_LINE_LENGTH) -> str:
        """For a header of a mail: one line, whatever visitors typed. Mail servers refuse long ones."""
        line = " ".join(CONTROL.sub(" ", self.merged(text)).split())
        return line if len(line) <= longest else f"{line[: longest - 1]}…"

    def merged_query(self, text: str) -> str:
        return self.merged(text, lambda value: quote(value, safe=""))


def _replaced(found: re.Match[str], value: str | None, changed: Callable[[str], str]) -> str:
    return found[0] if value is None else changed(value)


def values_of(entry: Entry, *, is_for_staff: bool = False) -> MergeValues:
    """`{entry_url}` is empty in what visitors see."""
    facts = {
        "form_title": entry.form.title,
        "entry_id": str(entry.pk or ""),
        "date": date_format(local_time(entry.submitted), "SHORT_DATETIME_FORMAT"),
        "page_url": page_url_of(entry),
        "order": "\n".join(f"{name}: {amount}" for name, amount in order_rows(entry)),
        "entry_url": entry_url(entry) if is_for_staff else "",
    }
    html = {str(field.number): html for field in entry.asked_fields if (html := formatted_html(entry, field))}
    numbers = {str(field.number): field.label for field in entry.asked_fields}
    rows = [AnswerRow(label, text, html.get(key)) for key, label in numbers.items() if (text := entry.texts[key])]
    return MergeValues(facts, rows, {**_inputs_of(entry), **entry.texts, **_lists_of(entry)}, html)


def page_url_of(entry: Entry) -> str:
    """The page that showed the form. Of other sites only those that may show it: programs can name any URL."""
    if entry.page:
        return entry.page.full_url or ""
    # Most forms are on no other site. Their entries need no look at the record, for which every visitor would wait.
    record = entry.record if entry.form.allowed_origins else None
    return page_of_site(record.page_url, entry.form) if record else ""


def entry_url(entry: Entry) -> str:
    try:
        path = reverse("webform_entries:inspect", args=[entry.pk])
    except NoReverseMatch:
        return ""
    return f"{getattr(settings, 'WAGTAILADMIN_BASE_URL', '') or ''}{path}"


def _lists_of(entry: Entry) -> dict[str, str]:
    """The answers of all items of a repeater, on one line: they are often part of a sentence."""
    repeaters = [str(field.number) for field in entry.form.fields.all() if field.type == REPEATER]
    repeated = {number for repeater in repeaters for number in numbers_in_rows(entry.answers.get(repeater))}
    return {number: entry.texts.get(number, "").replace("\n", ", ") for number in repeated}


def _inputs_of(entry: Entry) -> dict[str, str]:
    """The parts of answers that have several inputs, such as the city of a postal address."""
    return {
        f"{number}.{name}": value
        for number, answer in entry.answers.items()
        if isinstance(answer, dict)
        for name, value in answer.items()
        if isinstance(value, str)
    }
